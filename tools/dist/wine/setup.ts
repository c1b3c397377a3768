import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DistFault } from '../fault.ts';
import { INSTALLER, ZIP } from './wine.ts';

/** What the tests of Windows need, or a sentence. */
export default function setup(): void {
  for (const program of ['wine', 'Xvfb'])
    if (spawnSync('which', [program]).status !== 0)
      throw new DistFault(
        `${program} manque : installez les paquets wine, wine64, nsis et xvfb de Debian, puis recommencez.`,
      );
  for (const path of [ZIP, INSTALLER])
    if (!existsSync(path)) throw new DistFault(`« ${path} » manque : lancez d’abord « npm run dist -- windows ».`);
}
