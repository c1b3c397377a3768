import { readFileSync } from 'node:fs';
import type { PageParts } from '@raccord/files';

/** As deep from the sources as from the program that is built of them. */
const ROOT = '../../../';

const textOf = (path: string): string => readFileSync(new URL(ROOT + path, import.meta.url), 'utf8');

/** The look of the application, on a screen and on paper. */
const DESIGN = ['tokens', 'base', 'print'].map((name) => `apps/web/src/design/${name}.css`);
const BOARD = 'apps/web/src/board/board.module.css';
const PAGES = 'packages/files/pages';

const styleOf = (...paths: readonly string[]): string => paths.map(textOf).join('\n');

const pageStyle = (name: string): string => `${PAGES}/${name}.css`;

export const resultsStyle = (): string => styleOf(...DESIGN, ...['page', 'results'].map(pageStyle));

export const siteStyle = (): string =>
  styleOf(...DESIGN, BOARD, ...['page', 'results', 'figures', 'site'].map(pageStyle));

export const replayParts = (): PageParts => ({
  style: styleOf(...DESIGN, BOARD, ...['page', 'figures', 'replay'].map(pageStyle)),
  script: textOf(`${PAGES}/replay.js`),
});
