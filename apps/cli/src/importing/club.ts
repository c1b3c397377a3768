import { CliFault } from '../command.ts';
import { inputLabel } from '../input.ts';
import type { ImportKind } from './importkind.ts';

/** A whole club, which another command takes. */
export const clubImport: ImportKind = {
  what: 'un club exporté',
  options: ['identifiant', 'club'],
  detects: ({ text }) => text?.startsWith('{"format":"raccord-club"') === true,
  async run(_, file) {
    throw new CliFault(`${inputLabel(file)} est un club entier : « raccord club importer » l’ajoute.`);
  },
};
