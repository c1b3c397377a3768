import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCases } from './case.ts';

const ROOT = new URL('../../../../cases/bad/', import.meta.url);

it.each(readdirSync(ROOT))('cases/bad/%s gets the message that its first line announces', (name) => {
  const text = readFileSync(new URL(name, ROOT), 'utf8');
  const announced = /^# attendu: (.+)/.exec(text)?.[1] ?? 'nothing announced';
  const parsed = parseCases(text);
  expect(parsed.ok ? 'accepted' : parsed.fault.text).toContain(announced);
});
