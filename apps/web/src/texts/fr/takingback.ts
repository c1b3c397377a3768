import { plural, withCapital } from '@raccord/french';
import type { WaitingType } from '../../server/commandoutbox.ts';

/** Something done about a slip, as its undoing names it. */
export interface Act {
  readonly what: string;
  readonly isFeminine?: boolean;
}

const CONFIRMED: Act = { what: 'vérification', isFeminine: true };

const ACTS: Readonly<Record<WaitingType, Act>> = {
  'record-slips': { what: 'saisie', isFeminine: true },
  'confirm-slip': CONFIRMED,
  'correct-slip': { what: 'correction', isFeminine: true },
  'deliver-correction': { what: 'remise du billet', isFeminine: true },
  'file-appeal': { what: 'réclamation', isFeminine: true },
  'give-warning': { what: 'avertissement' },
  'refer-slip': { what: 'soumission à la commission', isFeminine: true },
  'rule-slip': { what: 'décision', isFeminine: true },
  'withdraw-ruling': { what: 'retrait de la décision' },
  undo: { what: 'annulation', isFeminine: true },
  redo: { what: 'rétablissement' },
};

const DONE = { undo: 'annulé', redo: 'rétabli' } as const;

/** « Table 11 : top annulé », « Table 3 : vérification rétablie »; where several were done at one stroke, they were confirmed. */
function told(done: keyof typeof DONE, count: number, table: number | undefined, { what, isFeminine }: Act): string {
  if (count > 1) return `${plural(count, CONFIRMED.what)} ${DONE[done]}es`;
  const said = `${what} ${DONE[done]}${isFeminine ? 'e' : ''}`;
  return table === undefined ? withCapital(said) : `Table ${table} : ${said}`;
}

export const takingBackFrench = {
  undo: 'Annuler ma dernière action',
  redo: 'Rétablir ce qui vient d’être annulé',
  act: (type: WaitingType): Act => ACTS[type],
  top: { what: 'top' },
  average: { what: 'moyenne', isFeminine: true },
  state: (state: string): Act => ({ what: `saisie « ${state.toLowerCase()} »`, isFeminine: true }),
  slip: (word: string, score: string): Act => ({ what: `bulletin ${word} ${score}`.trim() }),
  told,
  nothing: { undo: 'Rien à annuler : vous n’avez rien fait ici.', redo: 'Rien à rétablir.' },
  last: { undo: 'Votre dernière action est annulée.', redo: 'Ce que vous aviez annulé est rétabli.' },
  waiting: 'Rien n’est annulé : vos derniers envois attendent encore le serveur. Recommencez quand ils seront partis.',
};
