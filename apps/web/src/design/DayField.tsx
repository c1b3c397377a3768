import { calendarDay, readDay } from '@raccord/french';
import { type ComponentProps, useState } from 'react';
import { texts } from '../texts/index.ts';
import { TextField } from './controls.tsx';

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'max' | 'onChange'> {
  /** Written 2026-11-15; empty where no day is written. */
  readonly value: string;
  /** The last one that is taken, written likewise. */
  readonly max?: string;
  onChange(day: string): void;
}

const { common: words } = texts;

/** A day, written as in French whatever the browser speaks: its own field for days follows the browser. */
export function DayField({ value, max, error, onChange, ...rest }: DayFieldProps) {
  const [typed, setTyped] = useState(() => calendarDay(value));
  const read = (text: string): string => {
    const day = readDay(text) ?? '';
    return max !== undefined && day > max ? '' : day;
  };
  // Set from elsewhere, it is shown as it is.
  const shown = read(typed) === value ? typed : calendarDay(value);
  const isWrong = shown.length >= WHOLE && read(shown) === '';
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.dayFormat}
      {...rest}
      error={error ?? (isWrong ? (readDay(shown) === undefined ? words.noDay : words.dayTooLate) : undefined)}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
    />
  );
}

/** « 1/9/2026 ». */
const WHOLE = 8;
