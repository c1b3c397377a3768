/** `npm run regulations`: writes the pages of this folder again. */
import { writeFileSync } from 'node:fs';
import { makePages } from './pages.ts';

for (const [name, page] of makePages()) writeFileSync(new URL(name, import.meta.url), page);
