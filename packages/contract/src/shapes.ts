import type { z } from 'zod';
import type { RouteName } from './addresses.ts';
import type { Route } from './route.ts';
import type { ROUTES } from './routes.ts';

/** The types of each route, read off the table. */
type Table = typeof ROUTES;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<Name extends RouteName, Key extends keyof Route> = Table[Name] extends { readonly [K in Key]: infer Schema }
  ? Schema
  : undefined;

/** What the server works with, once checked. */
export type ParamsOf<Name extends RouteName> = Output<Part<Name, 'params'>>;
export type QueryOf<Name extends RouteName> = Output<Part<Name, 'query'>>;
export type BodyOf<Name extends RouteName> = Output<Part<Name, 'body'>>;

/** A text for a file, nothing for an empty answer. */
export type AnswerOf<Name extends RouteName> =
  Part<Name, 'answer'> extends z.ZodType
    ? z.output<Part<Name, 'answer'>>
    : Part<Name, 'answer'> extends 'file'
      ? string
      : Part<Name, 'answer'> extends 'bytes'
        ? Uint8Array
        : undefined;

/** An answer for who only reads it, wherever it comes from. */
export type Seen<Name extends RouteName> = Unchanged<AnswerOf<Name>>;

type Unchanged<T> = T extends object ? { readonly [Key in keyof T]: Unchanged<T[Key]> } : T;

/** What a client gives. */
export type RouteInput<Name extends RouteName> = Given<'params', ParamsOf<Name>, Name> &
  Given<'query', Input<Part<Name, 'query'>>, Name> &
  Given<'body', Input<Part<Name, 'body'>>, Name>;

type Given<Key extends 'params' | 'query' | 'body', Value, Name extends RouteName> =
  Part<Name, Key> extends undefined
    ? unknown
    : Key extends 'query'
      ? Partial<Record<never, never>> extends Value
        ? { readonly [K in Key]?: Value }
        : { readonly [K in Key]: Value }
      : { readonly [K in Key]: Value };
