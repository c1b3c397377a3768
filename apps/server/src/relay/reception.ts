import type { BodyOf, Relayed } from '@raccord/contract';
import { makeDraw, parseMarkedDraw, type Tiles } from '@raccord/scrabble';
import type { Actor, Journal } from '@raccord/tournament';
import type { CommandAnswer } from '../hall/deciding.ts';
import type { Hall } from '../hall/hall.ts';
import { tellsOfErasure } from '../hall/reading.ts';

type RelayedCommand = BodyOf<'relayCommands'>['commands'][number];
type Outcome = Relayed['answers'][number];

/**
 * Decides what a centre confirmed by itself, in its order and under the ids it has there: what was sent before is not done
 * twice. The people are those of the centre; some of them may have been named by the commands just before. Nothing is taken from
 * a centre that has yet to hear of a name that was erased: what waits there may have it.
 */
export async function receive(
  hall: Hall,
  centre: string,
  { commands, copied }: BodyOf<'relayCommands'>,
): Promise<Relayed> {
  // Another process may have erased a name a moment ago.
  hall.heard(Number.POSITIVE_INFINITY);
  await hall.upToDate();
  if (hall.read(({ events }) => tellsOfErasure(events.slice(copied)))) return { sequence: hall.sequence, answers: [] };
  const answers: Promise<Outcome>[] = [];
  for (const command of commands) {
    const isOurs = () => hall.read((journal) => isOf(journal, centre, command.actor));
    if (!isOurs()) await Promise.all(answers);
    answers.push(isOurs() ? decide(hall, command) : Promise.resolve(stranger(command)));
  }
  const settled = await Promise.all(answers);
  return { sequence: hall.sequence, answers: settled };
}

async function decide(hall: Hall, command: RelayedCommand): Promise<Outcome> {
  const { actor, ...sent } = command;
  const { id } = sent;
  const answer: CommandAnswer = await hall.submit(sent, actor);
  if (answer.ok) return { id, outcome: 'recorded' };
  if (hall.read((journal) => stands(journal, command))) return { id, outcome: 'done' };
  return { id, outcome: 'refused', ...answer.fault };
}

const stranger = ({ id, actor }: RelayedCommand): Outcome => ({
  id,
  outcome: 'refused',
  code: 'not-your-centre',
  text: `« ${actor.name} » n’est pas de ce centre : un relais ne transmet que ce que font les siens.`,
});

function isOf({ state }: Journal, centre: string, actor: Actor): boolean {
  switch (actor.role) {
    case 'chief':
      return actor.centre === centre;
    case 'player':
      return state.entrants.get(actor.id)?.seats.some(({ value }) => value.centre === centre) === true;
    default: {
      const official = state.officials.get(actor.id);
      return official?.centre === centre && official.office === actor.role;
    }
  }
}

/** Draws and solutions of a prepared game are the same whoever makes them: somebody else was first. */
function stands({ state }: Journal, { type, data }: RelayedCommand): boolean {
  const { game: id, turn: number = 0, word, reference, source } = data as TurnData;
  const game = state.games.get(id);
  const turn = game?.turns[number - 1];
  const prepared = game?.prepared?.[number - 1];
  if (!turn || !prepared) return false;
  if (type === 'make-draw') return source?.kind === 'prepared' && isDraw(turn.draw, prepared.draw);
  const { solution } = turn;
  return type === 'lay-solution' && solution?.word === word && solution?.reference === reference;
}

function isDraw(tiles: Tiles, written: string): boolean {
  const read = parseMarkedDraw(written);
  return read.ok && makeDraw(read.value.tiles) === makeDraw(tiles);
}

interface TurnData {
  readonly game: string;
  readonly turn?: number;
  readonly word?: string;
  readonly reference?: string;
  readonly source?: { readonly kind: string };
}
