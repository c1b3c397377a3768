import { type Answered, type AnswerOf, isFaultCode } from '@raccord/contract';
import type { CommandData, CommandType } from '@raccord/tournament';
import { api, inReason, newId } from './client.ts';
import { explainDoubt } from './once.ts';

type Recorded = Answered<AnswerOf<'sendCommand'>>;
type Send = (
  tournament: string,
  command: {
    readonly id: string;
    readonly type: CommandType;
    readonly data: CommandData<CommandType>;
    readonly basis?: string;
  },
) => Promise<Recorded>;

/**
 * Actions asked of the server at once. One that the tournament has neither done nor refused keeps its id: asked again, it
 * is the same action.
 */
export class Actions {
  readonly #send: Send;
  /** What may have been made, by what it is. */
  readonly #made = new Map<string, string>();
  #last: { readonly key: string; readonly id: string } | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Asks for an action. After any other one it is a new action: a clock is paused more than once. */
  async send<Type extends CommandType>(
    tournament: string,
    type: Type,
    data: CommandData<Type>,
    basis?: string,
  ): Promise<Recorded> {
    const key = JSON.stringify([tournament, type, data, basis]);
    const id = this.#last?.key === key ? this.#last.id : newId();
    const answer = await this.#send(tournament, { id, type, data, ...(basis === undefined ? {} : { basis }) });
    this.#last = isSettled(answer) ? undefined : { key, id };
    return explainDoubt(answer);
  }

  /** Makes something new under the id given: for the same subject the same one, until the server has it. */
  async make<Type extends CommandType>(
    tournament: string,
    type: Type,
    subject: string,
    data: (id: string) => CommandData<Type>,
  ): Promise<Recorded> {
    const key = JSON.stringify([tournament, type, subject]);
    const id = this.#made.get(key) ?? newId();
    this.#made.set(key, id);
    const answer = await this.#send(tournament, { id, type, data: data(id) });
    if (isSettled(answer)) this.#made.delete(key);
    return explainDoubt(answer);
  }
}

/** Has the tournament done or refused it? */
const isSettled = (answer: Recorded): boolean =>
  answer.ok || (answer.fault.code !== 'unreachable' && !isFaultCode(answer.fault.code));

export const actions = new Actions((tournament, command) =>
  api.sendCommand({ params: { tournament }, body: command as never }, inReason()),
);
