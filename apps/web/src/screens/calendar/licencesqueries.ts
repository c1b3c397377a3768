import type { AnswerOf } from '@raccord/contract';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';

type Listed = AnswerOf<'findLicensees'>['people'][number];
type Looked = AnswerOf<'lookUpLicences'>['people'][number];

/** Somebody as he is typed. */
export type TypedPerson = Readonly<Partial<Record<'licence' | 'category' | 'series' | 'club', string>>> & {
  readonly name: string;
};

export const LEAST_TYPED = 3;

/** Those of the list of licences whose name begins like this, or whose licence it is. */
export const useLicensees = (text: string) =>
  useQuery({
    queryKey: ['licences', 'find', text],
    queryFn: () => answered(api.findLicensees({ body: { text } })),
    enabled: text.length >= LEAST_TYPED,
    placeholderData: (before) => before,
  });

/** What the list of licences says of somebody; nothing where there is none, or while too little is typed. */
export function useLookUp({ name, licence, category, series, club }: TypedPerson): Looked | undefined {
  const details = Object.entries({ licence, category, series, club }).filter(([, text]) => text !== undefined);
  const person = { name, ...Object.fromEntries(details) };
  const isTyped = name.trim().length >= LEAST_TYPED || (licence ?? '').trim().length >= LEAST_TYPED;
  const { data } = useQuery({
    queryKey: ['licences', 'look', person],
    queryFn: () => answered(api.lookUpLicences({ body: { people: [person] } })),
    enabled: isTyped,
    placeholderData: (before) => before,
  });
  return isTyped ? data?.people[0] : undefined;
}

export type { Listed };
