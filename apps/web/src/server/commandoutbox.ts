import type { AnswerOf } from '@raccord/contract';
import type { Slip } from '@raccord/regulation';
import type { CommandBody, CommandData, CommandType } from '@raccord/tournament';
import { api, inReason, isServerThere } from './client.ts';
import { ANYTHING } from './holding.ts';
import { Outbox, type Recipient, type Sent, type WaitingItem } from './outbox.ts';

/** What a command says besides itself: what was in sight of whoever gave it. */
interface Envelope {
  /** The draw and the board that were in sight (`hashPosition`): a turn of the same number may be played on others. */
  readonly position?: string | undefined;
}

/** What a page gives to keep. Its id will be that of its event. */
export interface Given<Type extends CommandType = CommandType> {
  readonly type: Type;
  readonly data: CommandData<Type>;
  readonly envelope?: Envelope;
  /** The slip that it changes, as it stood: what is shown at once when this is taken back. The server knows it. */
  readonly before?: Slip | undefined;
}

interface GivenOptions extends Envelope, Pick<Given, 'before'> {
  readonly id?: string;
}

type Recorded = AnswerOf<'sendCommand'>;

export type WaitingCommand = WaitingItem<Given>;
export type SentCommand = Sent<Given, Recorded>;

/** The commands of a station of a tournament. */
export class CommandOutbox extends Outbox<Given, Recorded> {
  /** @param station its role and its id. */
  constructor(tournament: string, station: string, server = serverOf(tournament, station)) {
    super(`${tournament} ${station}`, server);
  }

  add<Type extends CommandType>(
    type: Type,
    data: CommandData<Type>,
    { id, before, ...envelope }: GivenOptions = {},
  ): Promise<void> {
    return this.addAll([{ type, data, envelope, before, ...(id === undefined ? {} : { id }) }]);
  }
}

/** Everything that the data of a command may name. */
interface Named {
  readonly game?: string;
  readonly turn?: number;
  readonly entrant?: string;
  readonly entrants?: readonly string[];
  readonly slips?: readonly { readonly entrant: string }[];
}

/** The slips that a command is about; what takes another one back is about that one, or about whatever came last. */
export function subjectsOf({ type, data }: Pick<Given, 'type' | 'data'>): readonly string[] {
  if (type === 'undo') return [(data as CommandData<'undo'>).event ?? ANYTHING];
  const { game, turn, entrant, entrants = [], slips = [] } = data as Named;
  const named = [...(entrant === undefined ? [] : [entrant]), ...entrants, ...slips.map((slip) => slip.entrant)];
  return named.map((one) => JSON.stringify([game, turn, one]));
}

const serverOf = (tournament: string, station: string): Recipient<Given, Recorded> => ({
  take: ({ id, type, data, envelope }) =>
    api.sendCommand(
      { params: { tournament }, body: { ...envelope, id, type, data, station } as CommandBody & { id: string } },
      inReason(),
    ),
  isThere: isServerThere,
  subjectsOf,
});
