import type { Command } from './command.ts';
import { chercher } from './commands/chercher.ts';
import { exporter } from './commands/exporter.ts';
import { importer } from './commands/importer.ts';
import { juger } from './commands/juger.ts';
import { lexiqueAjouter } from './commands/lexique-ajouter.ts';
import { lexiqueConstruire } from './commands/lexique-construire.ts';
import { lexiqueInfo } from './commands/lexique-info.ts';
import { lexiqueMot } from './commands/lexique-mot.ts';
import { liens } from './commands/liens.ts';
import { partie } from './commands/partie.ts';
import { places } from './commands/places.ts';
import { preparer } from './commands/preparer.ts';
import { reglement } from './commands/reglement.ts';
import { rejouer } from './commands/rejouer.ts';
import { restaurer } from './commands/restaurer.ts';
import { sauvegarder } from './commands/sauvegarder.ts';
import { servir } from './commands/servir.ts';
import { simuler } from './commands/simuler.ts';
import { verifier } from './commands/verifier.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  chercher,
  places,
  rejouer,
  juger,
  reglement,
  lexiqueConstruire,
  lexiqueInfo,
  lexiqueMot,
  lexiqueAjouter,
  partie,
  preparer,
  simuler,
  servir,
  liens,
  sauvegarder,
  restaurer,
  verifier,
  exporter,
  importer,
];

/** What `raccord` alone does. */
export const BARE_COMMAND = servir;
