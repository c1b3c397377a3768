/** An evening of a club: what was played before the measure, and the commands of the turns played during it. */
import type { Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import {
  type Actor,
  type CommandData,
  type CommandType,
  Desk,
  Journal,
  proposeSolution,
  type RecordedEvent,
  type Wordbook,
} from '@raccord/tournament';
import type { LexiconName } from '../../apps/server/src/lexicons/lexicons.ts';
import { lexiconsIn } from '../../apps/server/src/maintenance/lexicon.ts';

const PLAYERS = 20;
const REFEREES = 2;
const TURNS_BEFORE = 10;
const TURNS_AHEAD = 4;
const CHIEF: Actor = { role: 'chief', name: 'Juge-arbitre' };
const GAME = 'g';
const CENTRE = 'c';

export interface ClubCommand {
  readonly type: CommandType;
  readonly data: unknown;
}

/** A turn as it is told to the server. */
export interface ClubTurn {
  readonly turn: number;
  readonly opening: readonly ClubCommand[];
  /** One for each table, each by the referee of the table. */
  readonly slips: readonly (ClubCommand & { readonly referee: number })[];
  readonly closing: readonly ClubCommand[];
}

export interface Club {
  readonly events: readonly RecordedEvent[];
  readonly turns: readonly ClubTurn[];
}

const TOPS_OF_TEN = 6;

function solutionsOf({ state, judging }: Journal): readonly Solution[] {
  const game = state.games.get(GAME);
  const turn = game?.turns.at(-1);
  return game && turn ? [...judging.moves({ ...turn, formula: game.formula }).solutions()] : [];
}

/** Some solution, written out; the last one of ten with a wrong score. */
function slipAt(at: number, solutions: readonly Solution[]): Slip {
  const { word, start, reference, score } = solutions[(at * 97) % solutions.length];
  const written = { word, direction: start.direction, reference, outside: [] };
  return { state: 'handed-in', solutions: [written], score: at % 10 === 9 ? score + 1 : score };
}

export const refereeAt = (at: number): string => `a${at + 1}`;
export const entrantAt = (at: number): string => `p${at + 1}`;

/** The words that every installation has. */
export async function freeWords(directory: string): Promise<{ wordbook: Wordbook; lexicon: LexiconName }> {
  const lexicons = lexiconsIn(directory);
  const [lexicon] = await lexicons.list();
  const wordbook = await lexicons.wordbook(lexicon.hash);
  if (!wordbook) throw new Error('The free lexicon is always there.');
  return { wordbook, lexicon };
}

export async function makeClub(directory: string): Promise<Club> {
  const { wordbook, lexicon } = await freeWords(directory);
  const journal = new Journal(wordbook);
  const desk = new Desk(journal, 'club', Date.UTC(2026, 10, 15, 19));
  const tell = <Type extends CommandType>(type: Type, data: CommandData<Type>): ClubCommand => {
    desk.tell(type, data, CHIEF);
    return { type, data };
  };
  tell('create-tournament', { name: 'Soirée du club', place: 'Ici', date: '2026-11-15', edition: '2023', lexicon });
  tell('add-centre', { id: CENTRE, name: 'Centre' });
  const entrants = Array.from({ length: PLAYERS }, (_, at) => ({
    id: entrantAt(at),
    members: [{ name: `Joueur ${at + 1}` }],
    centre: CENTRE,
    table: at + 1,
  }));
  tell('register-entrants', { entrants });
  const each = PLAYERS / REFEREES;
  for (let at = 0; at < REFEREES; at++) {
    const id = refereeAt(at);
    tell('appoint-official', { id, name: `Arbitre ${at + 1}`, centre: CENTRE, office: 'referee' });
    tell('assign-tables', { official: id, tables: [{ from: at * each + 1, to: (at + 1) * each }] });
  }
  tell('plan-game', { id: GAME, name: 'Partie', formula: 'normale', rhythm: 'normal' });
  const play = (turn: number): ClubTurn => {
    const opening = [
      tell('make-draw', { game: GAME, source: { kind: 'random', seed: turn } }),
      tell('start-clock', { game: GAME, turn, centre: CENTRE }),
      tell('end-turn', { game: GAME, turn, centre: CENTRE }),
    ];
    const proposal = proposeSolution(journal, GAME);
    if (!proposal) throw new Error('The letters of the club give a game of some turns.');
    const { word, reference } = proposal.solution;
    const laying = tell('lay-solution', { game: GAME, turn, word, reference });
    const found = solutionsOf(journal);
    const slips = entrants.map(({ id }, at) => ({
      ...(at % 10 < TOPS_OF_TEN
        ? tell('record-tops', { game: GAME, turn, entrants: [id] })
        : tell('record-slips', { game: GAME, turn, slips: [{ entrant: id, slip: slipAt(at, found) }] })),
      referee: Math.floor(at / each),
    }));
    return {
      turn,
      opening: [...opening, laying],
      slips,
      closing: [tell('close-turn', { game: GAME, turn, centre: CENTRE })],
    };
  };
  for (let turn = 1; turn <= TURNS_BEFORE; turn++) play(turn);
  const events = [...journal.events];
  const turns = Array.from({ length: TURNS_AHEAD }, (_, at) => play(TURNS_BEFORE + 1 + at));
  return { events, turns };
}
