import { buildLinux } from './linux.ts';
import { buildMacos } from './macos.ts';
import { buildNpm } from './npm.ts';
import type { DistOrder } from './order.ts';
import { buildPages } from './pages.ts';
import { buildWindows } from './windows.ts';

/** What `npm run dist -- NAME…` knows, by name. */
export const PACKAGES: Readonly<Record<string, (order: DistOrder) => void>> = {
  windows: buildWindows,
  macos: buildMacos,
  linux: buildLinux,
  npm: buildNpm,
  pages: buildPages,
};
