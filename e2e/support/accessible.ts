import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { rememberContrasts } from './contrasts.ts';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type WithAxe = Window & { axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } };

/**
 * No violation of accessibility on the page as it stands: axe applies every rule, and describes at length what breaks one
 * rather than everything that passes. A page that was checked before has axe already.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(rememberContrasts);
  }
  const violations = await page.evaluate(async () => {
    const { violations: found } = await (window as unknown as WithAxe).axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect(violations).toEqual([]);
}
