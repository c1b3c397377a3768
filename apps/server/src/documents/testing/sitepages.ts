import type { SiteFile } from '@raccord/files';
import { expect } from 'vitest';

export const pagesIn = (files: readonly SiteFile[]): Map<string, string> =>
  new Map(files.map(({ path, content }) => [path, [...content].join('')]));

/** Every link leads to a file or a place of the site, every file is reached, and no page runs anything or asks a network. */
export function expectWhole(pages: ReadonlyMap<string, string>): void {
  const reached = new Set<string>();
  for (const [path, page] of pages) {
    if (path === 'raccord.css') continue;
    expect(page).not.toMatch(/<script|https?:|src=/);
    expect(page.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]* on\w+=/);
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, `${path} has an id twice`).toBe(ids.length);
    for (const [, href] of page.matchAll(/href="([^"]*)"/g)) {
      const [file, anchor] = href.split('#');
      const target = file === '' ? page : pages.get(file);
      expect(target, `${path} → ${href}`).toBeDefined();
      if (anchor !== undefined) expect(target).toContain(`id="${anchor}"`);
      if (file !== '') reached.add(file);
    }
  }
  expect(new Set([...reached, 'index.html'])).toEqual(new Set(pages.keys()));
}
