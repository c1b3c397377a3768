import type { z } from 'zod';

/**
 * A type as it is compared: what may be left out, or be undefined, is marked; nothing is read-only or not. A member or a field more or
 * less on either side, at any depth, makes another one.
 */
type Compared<T> = T extends readonly (infer Item)[]
  ? { readonly each: Compared<Item> }
  : T extends object
    ? { readonly [Key in keyof T]-?: readonly [Compared<Exclude<T[Key], undefined>>, isOptional<T, Key>] }
    : T;

type isOptional<T, Key extends keyof T> = undefined extends T[Key]
  ? true
  : Partial<Record<never, never>> extends Pick<T, Key>
    ? true
    : false;

/** Accepts anything where two types are the same, else nothing. */
type Same<Domain, Own> = [Compared<Domain>] extends [Compared<Own>]
  ? [Compared<Own>] extends [Compared<Domain>]
    ? unknown
    : { readonly 'the schema knows more than the domain': Compared<Domain> }
  : { readonly 'the domain knows more than the schema': Compared<Own> };

/** A schema of what a type of the tournament, of the regulation or of a club says, to the last member: no more, no less. */
export const same =
  <Domain>() =>
  <Schema extends z.ZodType>(schema: Schema & Same<Domain, z.output<Schema>>): Schema =>
    schema;

/** The same for a table of schemas. */
export const sameAll =
  <Domain extends object>() =>
  <Table extends Readonly<Record<string, z.ZodType>>>(
    table: Table & SameEach<Domain, Table> & { readonly [Key in Exclude<keyof Table, keyof Domain>]: never },
  ): Table =>
    table;

type SameEach<Domain, Table extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Key in keyof Domain]: Key extends keyof Table ? Same<Domain[Key], z.output<Table[Key]>> : z.ZodType;
};
