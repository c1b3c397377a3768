import type { Command } from './command.ts';
import { chercher } from './commands/chercher.ts';
import { juger } from './commands/juger.ts';
import { lexiqueConstruire } from './commands/lexique-construire.ts';
import { lexiqueInfo } from './commands/lexique-info.ts';
import { lexiqueMot } from './commands/lexique-mot.ts';
import { partie } from './commands/partie.ts';
import { places } from './commands/places.ts';
import { preparer } from './commands/preparer.ts';
import { reglement } from './commands/reglement.ts';
import { rejouer } from './commands/rejouer.ts';
import { simuler } from './commands/simuler.ts';

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
  partie,
  preparer,
  simuler,
];

/** What `raccord` alone does. */
export const BARE_COMMAND = partie;

/** Commands that are promised and not there yet. */
export const TO_COME: Readonly<Record<string, string>> = {
  servir:
    '« raccord servir » n’existe pas encore : l’application est à venir ; en attendant, « raccord partie » montre une partie.',
};
