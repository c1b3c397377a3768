import type { Fault } from '@raccord/scrabble';

/** Why a store refused, and what to do about it. `where` names the file or the database, never a password. */
export const STORE_FAULTS = {
  damaged: (where) =>
    `La base est abîmée ou vide (${where}) : restaurez la dernière sauvegarde avec « raccord restaurer ».`,
  'tournament-damaged': (where) =>
    `Le tournoi « ${where} » est abîmé : son historique n’est plus celui qui a été écrit. Les autres tournois continuent. « raccord verifier » dit ce qui a changé ; restaurez la dernière sauvegarde avec « raccord restaurer ».`,
  'club-damaged': (where) =>
    `Le club « ${where} » est abîmé : son historique ou ses fiches ne sont plus ce qui a été écrit. Les autres clubs continuent. « raccord verifier » dit ce qui a changé ; restaurez la dernière sauvegarde avec « raccord restaurer ».`,
  'sitting-damaged': (where) =>
    `La séance « ${where} » est abîmée : ses réponses ne sont plus celles qui ont été écrites. Les autres séances continuent. « raccord verifier » dit ce qui a changé ; restaurez la dernière sauvegarde avec « raccord restaurer ».`,
  'federation-damaged': (where) =>
    `Le « ${where} » est abîmé : son historique n’est plus celui qui a été écrit. Les clubs et leurs tournois continuent. « raccord verifier » dit ce qui a changé ; restaurez la dernière sauvegarde avec « raccord restaurer ».`,
  'went-back': (where) =>
    `La base est revenue en arrière (${where}) : cette action y a été écrite et n’y est plus. Si « raccord.sqlite-wal » est resté ailleurs, remettez-le à côté d’elle ; sinon restaurez la dernière sauvegarde avec « raccord restaurer ». Pour continuer avec ce qui reste, supprimez « raccord.sqlite-ancre ».`,
  'not-raccord': (where) =>
    `Ce n’est pas une base de Raccord, ou son début est abîmé (${where}) : donnez-en une autre, ou restaurez la dernière sauvegarde avec « raccord restaurer ».`,
  'too-new': (where) => `La base vient d’une version plus récente de Raccord (${where}) : mettez Raccord à jour.`,
  'not-writable': (where) =>
    `Impossible d’écrire ici (${where}) : choisissez un autre dossier ou donnez-vous le droit d’y écrire.`,
  'disk-full': (where) =>
    `Le disque est plein (${where}) : rien n’a été enregistré. Libérez de la place, puis recommencez.`,
  'disk-failed': (where) =>
    `Le disque ne répond pas comme il faut (${where}) : vérifiez qu’il est branché et qu’il a de la place, puis recommencez.`,
  busy: (where) => `Un autre programme occupe la base (${where}) : fermez-le, puis recommencez.`,
  'database-address': () =>
    'L’adresse de la base n’est pas lisible : écrivez-la postgres://NOM:MOT-DE-PASSE@MACHINE/BASE.',
  'database-unreachable': (where) =>
    `La base de données ne répond pas (${where}) : vérifiez que PostgreSQL tourne et que le réseau passe, puis recommencez.`,
  'database-refused': (where) =>
    `La base de données refuse l’accès (${where}) : vérifiez le nom, le mot de passe, la base et les droits donnés dans son adresse.`,
  'backup-exists': (where) => `Le fichier existe déjà (${where}) : donnez un autre nom à la sauvegarde.`,
  'stream-exists': (where) =>
    `Le tournoi « ${where} » existe déjà dans la base : ouvrez-le, ou choisissez un autre identifiant (--identifiant).`,
  'club-unknown': (where) => `Le club « ${where} » n’est pas dans la base : « raccord club lister » en donne la liste.`,
  /** Its sentence says of what. */
  'club-full': (why) => why,
  'erased-since': (where) =>
    `Quelqu’un vient d’être effacé de ce dont cela est fait (${where}) : recommencez, rien n’a été enregistré.`,
  'stream-unknown': (where) => `Le tournoi « ${where} » n’est pas dans la base : vérifiez lequel vous voulez ouvrir.`,
} satisfies Readonly<Record<string, (where: string) => string>>;

export type StoreFaultCode = keyof typeof STORE_FAULTS;

/** What a stream is of. */
export type StreamKind = 'tournament' | 'club' | 'sitting' | 'federation';

/** Thrown where the world outside fails: what was asked for was not done, or nobody knows whether it was. */
export class StoreFault extends Error implements Fault<StoreFaultCode> {
  override readonly name = 'StoreFault';
  readonly code: StoreFaultCode;

  constructor(code: StoreFaultCode, where: string, cause?: unknown) {
    super(STORE_FAULTS[code](where), { cause });
    this.code = code;
  }

  get text(): string {
    return this.message;
  }
}

/** A stream whose events, or what is beside them, are not those that were written. */
export const damaged = (kind: StreamKind, stream: string, cause?: unknown): StoreFault =>
  new StoreFault(`${kind}-damaged`, stream, cause);

const DAMAGED: ReadonlySet<StoreFaultCode> = new Set([
  ...(['tournament-damaged', 'club-damaged', 'sitting-damaged', 'federation-damaged'] as const),
]);

export const isDamage = (fault: unknown): boolean => fault instanceof StoreFault && DAMAGED.has(fault.code);

/** Nothing can be written, and what is there may be read. */
export const isOfDisk = (fault: unknown): fault is StoreFault =>
  fault instanceof StoreFault && (fault.code === 'disk-full' || fault.code === 'disk-failed');

/** Those that may be over a moment later although nobody did anything here. */
const PASSING: ReadonlySet<StoreFaultCode> = new Set([
  'busy',
  'disk-full',
  'disk-failed',
  'database-unreachable',
  'database-refused',
]);

export const isPassing = (fault: unknown): boolean => fault instanceof StoreFault && PASSING.has(fault.code);

/** A stream was deleted, perhaps a moment ago. */
export const isStreamGone = (fault: unknown): boolean => fault instanceof StoreFault && fault.code === 'stream-unknown';

/** Somebody was erased from what it was made of: it is to be made anew. */
export const isOutdated = (fault: unknown): boolean => fault instanceof StoreFault && fault.code === 'erased-since';

/** Says of what was written to a club that is gone that it is a club. */
export const namingClub =
  (club: string) =>
  (fault: unknown): never => {
    throw isStreamGone(fault) ? new StoreFault('club-unknown', club, fault) : fault;
  };
