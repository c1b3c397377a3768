import { useState } from 'react';
import type { Bound } from './controls.tsx';

/** What is wrong with each field, a French sentence beside it. */
export type Faults<Values> = { readonly [Name in keyof Values]?: string | undefined };

export interface FormState<Values> {
  readonly values: Values;
  set(part: Partial<Values>): void;
  /** Binds a field to a value by its name: `<TextField label="Motif" {...form.field('reason')} />`. */
  field<Name extends keyof Values>(name: Name): Bound<Values[Name]>;
}

/** Binds fields by name to values that are kept elsewhere. */
export const bindTo =
  <Values extends object>(
    values: Values,
    set: (part: Partial<Values>) => void,
    faults: Faults<Values> = {},
  ): FormState<Values>['field'] =>
  (name) => ({
    value: values[name],
    ...(faults[name] === undefined ? {} : { error: faults[name] }),
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
  });

/** What somebody fills in: its values, and what is wrong with them as they stand. */
export function useForm<Values extends object>(
  initial: Values | (() => Values),
  check?: (values: Values) => Faults<Values>,
): FormState<Values> {
  const [values, setValues] = useState(initial);
  const faults = check?.(values) ?? {};
  const set = (part: Partial<Values>): void => setValues((before) => ({ ...before, ...part }));
  return { values, set, field: bindTo(values, set, faults) };
}
