import { useState } from 'react';
import type { Bound } from './controls.tsx';

/** What is wrong with each field, a French sentence beside it. */
export type Faults<Values> = { readonly [Name in keyof Values]?: string | undefined };

export interface FormState<Values> {
  readonly values: Values;
  readonly faults: Faults<Values>;
  /** No field has a fault. */
  readonly isRight: boolean;
  set(part: Partial<Values>): void;
  /** Binds a field to a value by its name: `<TextField label="Motif" {...form.field('reason')} />`. */
  field<Name extends keyof Values>(name: Name): Bound<Values[Name]>;
}

const NOTHING_WRONG = (): Record<string, never> => ({});

/** What somebody fills in: its values, and what is wrong with them as they stand. */
export function useForm<Values extends object>(
  initial: Values | (() => Values),
  check: (values: Values) => Faults<Values> = NOTHING_WRONG,
): FormState<Values> {
  const [values, setValues] = useState(initial);
  const faults = check(values);
  const set = (part: Partial<Values>): void => setValues((before) => ({ ...before, ...part }));
  return {
    values,
    faults,
    isRight: Object.values(faults).every((fault) => fault === undefined),
    set,
    field: (name) => ({
      value: values[name],
      error: faults[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
    }),
  };
}
