import type { AnswerOf } from '@raccord/contract';
import type { Slip } from '@raccord/regulation';
import { type CommandBody, type CommandData, entrantsNamed } from '@raccord/tournament';
import type { TurnPlace } from '../slip/keys.ts';
import { basisAfter, type KnownCommand } from './basisafter.ts';
import { api, inReason, isServerThere, newClientId } from './client.ts';
import { ANYTHING } from './holding.ts';
import { Outbox, type Recipient, type Sent, type WaitingItem } from './outbox.ts';
import { targetOf } from './undoneamong.ts';

/** What may wait for the server: what is done to slips, and what takes that back. */
export type WaitingType =
  | 'record-slips'
  | 'correct-slip'
  | 'confirm-slip'
  | 'refer-slip'
  | 'file-appeal'
  | 'rule-slip'
  | 'withdraw-ruling'
  | 'give-warning'
  | 'deliver-correction'
  | 'undo'
  | 'redo';

/** What a page gives to keep. Its id will be that of its event. */
export interface Given<Type extends WaitingType = WaitingType> {
  readonly type: Type;
  readonly data: CommandData<Type>;
  /** What was in sight: the event that a view tells of a slip, else the draw and the board (`hashPosition`). */
  readonly basis?: string | undefined;
  /** The slip that it changes, as it stood: what is shown at once when this is taken back. The server knows it. */
  readonly before?: Slip | undefined;
  /** The draw and the board in sight, to show it on no other. The server knows them by the basis. */
  readonly position?: string | undefined;
  /** The same for all that is given at one stroke, and is taken back so. */
  readonly stroke?: string;
}

type Recorded = AnswerOf<'sendCommand'>;

export type WaitingCommand = WaitingItem<Given>;
export type SentToServer = Sent<Given, Recorded>;

/** The commands of a station of a tournament. */
export class CommandOutbox extends Outbox<Given, Recorded> {
  /** @param station its role and its id. */
  constructor(tournament: string, station: string, server = serverOf(tournament, station)) {
    super(`${tournament} ${station}`, server);
  }

  add<Type extends WaitingType>(
    type: Type,
    data: CommandData<Type>,
    options: Pick<Given, 'basis' | 'before' | 'position'> & { readonly id?: string } = {},
  ): Promise<void> {
    return this.addAll([{ type, data, ...options }]);
  }

  /** Whoever goes on by himself decides on what he has just done. */
  override addAll(given: readonly (Given & { readonly id?: string })[]): Promise<void> {
    const known: KnownCommand[] = [...this.sent, ...this.waiting];
    const stroke = given.length > 1 ? { stroke: newClientId() } : {};
    return super.addAll(
      given.map((one) => {
        const basis = one.basis === undefined ? {} : { basis: basisAfter(one.basis, one.data, known) };
        const item = { id: newClientId(), ...one, ...basis, ...stroke };
        known.push(item);
        return item;
      }),
    );
  }
}

/** The slips that a command is about; what takes another one back, or has it back, is about that one, or about whatever came last. */
export function outboxSubjects({ type, data }: Pick<Given, 'type' | 'data'>): readonly string[] {
  if (type === 'undo' || type === 'redo') return [targetOf({ type, data }) ?? ANYTHING];
  const { game, turn } = data as Partial<TurnPlace>;
  return entrantsNamed(data).map((entrant) => JSON.stringify([game, turn, entrant]));
}

const serverOf = (tournament: string, station: string): Recipient<Given, Recorded> => ({
  take: ({ id, type, data, basis }) => {
    const body = { id, type, data, station, ...(basis === undefined ? {} : { basis }) };
    return api.sendCommand({ params: { tournament }, body: body as CommandBody & { id: string } }, inReason());
  },
  isThere: isServerThere,
  subjectsOf: outboxSubjects,
});
