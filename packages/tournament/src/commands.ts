import type { EditionName, Slip } from '@raccord/regulation';
import type {
  Appeal,
  AppealAnswer,
  AppealSubject,
  Commission,
  Delivery,
  DeliveryMeans,
  Description,
  FileCompletion,
  FileRequest,
  GameFinished,
  GamePlan,
  Moment,
  NamesWithheld,
  Ruled,
  ScreensDirected,
  SlipKey,
  TurnAtCentre,
  TurnCancelled,
  TurnKey,
} from './events.ts';
import type { Actor, Centre, Entrant, Official, Person, Publication, StationLink, TableRange, Team } from './people.ts';
import type { SealedGame } from './prepared/seal.ts';

/** Everything that can be asked. Where a `from` is left out, it is the turn being played. */
export type CommandBody =
  | {
      readonly type: 'create-tournament';
      readonly data: Description & {
        readonly edition: EditionName;
        readonly lexicon: { readonly name: string; readonly hash: string };
        readonly settings?: Readonly<Record<string, unknown>>;
      };
    }
  | { readonly type: 'describe-tournament'; readonly data: Description }
  | { readonly type: 'add-centre'; readonly data: Centre }
  | {
      readonly type: 'register-entrants';
      readonly data: { readonly entrants: readonly Entrant[]; readonly from?: Moment };
    }
  | { readonly type: 'amend-entrant'; readonly data: { readonly entrant: string; readonly members: readonly Person[] } }
  | { readonly type: 'remove-entrant'; readonly data: { readonly entrant: string } }
  | {
      readonly type: 'seat-entrant';
      readonly data: {
        readonly entrant: string;
        readonly centre: string;
        readonly table: number;
        readonly from?: Moment;
      };
    }
  | { readonly type: 'note-arrival'; readonly data: { readonly entrant: string; readonly from?: Moment } }
  | {
      readonly type: 'note-departure';
      readonly data: { readonly entrant: string; readonly from?: Moment; readonly reason: string };
    }
  | { readonly type: 'exclude-entrant'; readonly data: { readonly entrant: string; readonly reason: string } }
  | { readonly type: 'reinstate-entrant'; readonly data: { readonly entrant: string; readonly reason: string } }
  | { readonly type: 'form-team'; readonly data: Team }
  | { readonly type: 'appoint-official'; readonly data: Official }
  | {
      readonly type: 'assign-tables';
      readonly data: { readonly official: string; readonly tables: readonly TableRange[]; readonly from?: Moment };
    }
  | {
      readonly type: 'plan-game';
      readonly data: Omit<GamePlan, 'separatesTies'> & { readonly separatesTies?: boolean };
    }
  | { readonly type: 'cancel-game'; readonly data: { readonly game: string; readonly reason: string } }
  | { readonly type: 'compose-commission'; readonly data: Commission }
  /** What the screens of a centre show between two turns; of all centres where none is named. */
  | { readonly type: 'direct-screens'; readonly data: ScreensDirected }
  | { readonly type: 'choose-publication'; readonly data: Publication }
  /** On pages for the public, initials stand for these names. */
  | { readonly type: 'withhold-names'; readonly data: NamesWithheld }
  /** Given by the server itself, in the name of whoever makes or revokes links: no page sends them. */
  | { readonly type: 'make-links'; readonly data: { readonly links: readonly StationLink[] } }
  | { readonly type: 'revoke-links'; readonly data: { readonly links: readonly StationLink[] } }
  | { readonly type: 'attach-prepared-game'; readonly data: { readonly game: string; readonly sealed: SealedGame } }
  | { readonly type: 'open-prepared-game'; readonly data: { readonly game: string; readonly passphrase: string } }
  | {
      readonly type: 'make-draw';
      /** With `turn`, for that turn and no other. */
      readonly data: { readonly game: string; readonly turn?: number; readonly source: DrawSource };
    }
  /** Letters drawn by hand that are put back: the program says why. */
  | { readonly type: 'reject-draw'; readonly data: { readonly game: string; readonly letters: string } }
  | { readonly type: 'correct-draw'; readonly data: TurnKey & { readonly letters: string; readonly reason: string } }
  | { readonly type: 'start-clock'; readonly data: TurnAtCentre }
  | { readonly type: 'pause-clock'; readonly data: TurnAtCentre }
  | { readonly type: 'resume-clock'; readonly data: TurnAtCentre }
  | { readonly type: 'end-turn'; readonly data: TurnAtCentre }
  /** Which solution is to be laid: until then it is the top by which slips are entered, if it is one. */
  | { readonly type: 'choose-solution'; readonly data: TurnKey & { readonly word: string; readonly reference: string } }
  | { readonly type: 'lay-solution'; readonly data: TurnKey & { readonly word: string; readonly reference: string } }
  | { readonly type: 'close-turn'; readonly data: TurnAtCentre }
  | {
      readonly type: 'cancel-turn';
      readonly data: TurnCancelled;
    }
  /** `shown` is the mark of the consequences that were looked at (`Consequences`): with others it is not done. */
  | {
      readonly type: 'correct-turns';
      readonly data: TurnCorrections & { readonly reason: string; readonly shown: string };
    }
  | { readonly type: 'finish-game'; readonly data: GameFinished }
  | {
      readonly type: 'record-slips';
      readonly data: TurnKey & { readonly slips: readonly { readonly entrant: string; readonly slip: Slip }[] };
    }
  | { readonly type: 'record-tops'; readonly data: TurnKey & { readonly entrants: readonly string[] } }
  | { readonly type: 'correct-slip'; readonly data: SlipKey & { readonly slip: Slip; readonly reason: string } }
  | { readonly type: 'refer-slip'; readonly data: SlipKey & { readonly reason: string } }
  | { readonly type: 'confirm-slip'; readonly data: SlipKey }
  | { readonly type: 'file-appeal'; readonly data: AppealSubject & Omit<Appeal, 'isLate'> }
  | {
      readonly type: 'answer-appeal';
      readonly data: AppealSubject & Omit<AppealAnswer, 'to' | 'effect'> & { readonly remedy?: Remedy };
    }
  | { readonly type: 'request-completion'; readonly data: AppealSubject & Dated<FileRequest, 'requestedAt'> }
  | { readonly type: 'complete-file'; readonly data: AppealSubject & Dated<FileCompletion, 'completedAt'> }
  | {
      readonly type: 'rule-slip';
      readonly data: SlipKey & Omit<Ruled, 'isProvisional'> & { readonly isProvisional?: boolean };
    }
  | { readonly type: 'withdraw-ruling'; readonly data: SlipKey & { readonly reason: string } }
  | { readonly type: 'give-warning'; readonly data: SlipKey & { readonly reason: string } }
  | { readonly type: 'print-corrections'; readonly data: { readonly slips: readonly SlipKey[] } }
  | {
      readonly type: 'deliver-correction';
      readonly data: SlipKey & {
        readonly means: DeliveryMeans;
        readonly deliveredAt?: Delivery['deliveredAt'];
        readonly isComplete?: boolean;
      };
    }
  /**
   * Takes back an action of one's own: the one named, else the last one. Whatever relies on it goes with it, and must
   * be named too.
   */
  | { readonly type: 'undo'; readonly data: { readonly event?: string; readonly alongside?: readonly string[] } }
  /** Has back all that an undoing took: the one named, else one's last one. */
  | { readonly type: 'redo'; readonly data: { readonly event?: string } };

/** Now, where no time is given. */
type Dated<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

/** What the commission orders where it upholds an appeal; it is done by the same event. */
export type Remedy =
  /** As if what was appealed against had not been; to somebody who came late, the mean of the others for what he missed. */
  | { readonly kind: 'annulment'; readonly grants?: 'average' }
  | ({ readonly kind: 'ruling' } & Pick<Ruled, 'ruling' | 'isFavourable' | 'isOtherwise'>)
  | ({ readonly kind: 'cancelled-turn' } & Pick<TurnCancelled, 'centre' | 'grants'>)
  | ({ readonly kind: 'corrected-turns'; readonly shown: string } & Omit<TurnCorrections, 'game'>);

/** What is put right in turns that were played; the others of the game stay as they can. */
export interface TurnCorrections {
  readonly game: string;
  readonly turns: readonly TurnCorrection[];
  /** From this turn on, all are cancelled. */
  readonly cancelFrom?: number;
}

export interface TurnCorrection {
  readonly turn: number;
  /** Typed as a draw is. */
  readonly letters?: string;
  readonly solution?: { readonly word: string; readonly reference: string };
}

export type CommandType = CommandBody['type'];
export type CommandData<Type extends CommandType> = Extract<CommandBody, { readonly type: Type }>['data'];

/** Typed by hand (`AB+CDEFG`, `-ABCDEFG` when the leftover was put back), by chance, or the next one of the prepared game. */
export type DrawSource =
  | { readonly kind: 'typed'; readonly letters: string }
  | { readonly kind: 'random'; readonly seed: number }
  | { readonly kind: 'prepared' };

/** A command: its id makes it done once, however often it is sent. */
export type Command = CommandBody & {
  readonly id: string;
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What was before the eyes of whoever gave it (`basisOf`): on anything else it would mean something else. */
  readonly basis?: string;
};
