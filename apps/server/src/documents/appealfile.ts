import type { AppealFile, CitedArticle, Session } from '@raccord/contract';
import { encodePieces, makeAppealJson } from '@raccord/files';
import { withCapital } from '@raccord/french';
import { appealFilePaper } from '@raccord/paper';
import {
  EDITIONS,
  type EditionName,
  explain,
  type JudgeSettings,
  makeTable,
  type Slip,
  type TraceEntry,
  Turn,
} from '@raccord/regulation';
import type { GameState, Journal, RecordedAppeal, TurnState } from '@raccord/tournament';
import { seeGame, seeHall, seePeople, seeSlipFile } from '../views/index.ts';
import { dealsWith } from '../views/remit.ts';
import { sightOf } from '../views/sight.ts';
import type { DocumentMaker, DocumentOrder } from './document.ts';
import { paperMaker } from './papers/paper.ts';

/** The file of a second appeal, on paper or for other programs: of the slip asked for, else of the last one appealed about. */
export const makeAppealFile: DocumentMaker = (journal, session, order) => {
  const file = appealFileOf(journal, session, order);
  if (!file) return undefined;
  const paper = appealFilePaper(file);
  if (order.format === 'pdf') return paperMaker(() => paper)(journal, session, order);
  return { title: `${paper.title} – ${file.tournament.name}`, content: encodePieces([makeAppealJson(file)]) };
};

function appealFileOf(journal: Journal, session: Session, order: DocumentOrder): AppealFile | undefined {
  const found = findAppealed(journal, session, order);
  const { charter } = journal.state;
  if (!found || !charter) return undefined;
  const { appeal, game: played, turn: state } = found;
  const address = { game: played.plan.id, turn: state.number, entrant: found.entrant };
  const slip = seeSlipFile(journal, session, address);
  const sheet = seeGame(journal, session, address.game);
  const turn = sheet?.turns.find(({ number }) => number === state.number);
  if (!slip || !sheet || !turn) return undefined;
  const { edition, settings } = charter;
  const { centres, officials, commission: now } = seePeople(journal, session);
  const trace = slip.recorded ? traceOf(journal, played, state, slip.recorded.slip, { edition, settings }) : [];
  const referee = officials.find(({ id }) => id === slip.referee)?.name;
  const commission = slip.rulings.findLast((ruling) => ruling.commission)?.commission ?? now;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...{ tournament: seeHall(journal, session, order.at), game: sheet, turn, trace, timeZone },
    // The ledger works its results out again in place: that of now is kept.
    slip: { ...slip, result: { ...slip.result } },
    centre: centres.find(({ id }) => id === slip.centre)?.name ?? slip.centre,
    ...(referee === undefined ? {} : { referee }),
    ...(commission ? { commission } : {}),
    articles: articlesOf(edition, trace),
    completeBy: dayOf(appeal.at + TWO_WEEKS, timeZone),
  };
}

interface Appealed {
  readonly game: GameState;
  readonly turn: TurnState;
  readonly entrant: string;
  readonly appeal: RecordedAppeal;
}

/** The slip asked for, or the last one that went on to the federation, among those that a station deals with. */
function findAppealed({ state }: Journal, session: Session, asked: DocumentOrder): Appealed | undefined {
  const { isShown } = sightOf(state, session);
  const found: Appealed[] = [];
  for (const game of state.games.values()) {
    if ((asked.game ?? game.plan.id) !== game.plan.id) continue;
    for (const turn of game.turns) {
      if (!isShown(turn) || (asked.turn ?? turn.number) !== turn.number) continue;
      for (const [entrant, { appeals = [] }] of turn.files) {
        const appeal = appeals.findLast(({ to }) => to === 'federation');
        const known = state.entrants.get(entrant);
        if (!appeal || !known || (asked.entrant ?? entrant) !== entrant) continue;
        if (dealsWith(state, session, game, turn.number, known)) found.push({ game, turn, entrant, appeal });
      }
    }
  }
  return found.sort((a, b) => a.appeal.at - b.appeal.at).at(-1);
}

/** The slip is judged again: verdicts are kept without their trace. */
function traceOf(
  { judging }: Journal,
  { formula }: GameState,
  { number, board, draw }: TurnState,
  slip: Slip,
  { edition, settings }: { readonly edition: EditionName; readonly settings: JudgeSettings },
): readonly TraceEntry[] {
  const turn = new Turn({ turn: number, formula, board, draw, lexicon: judging.words });
  const { provisional, plausible } = settings;
  return explain(turn, slip, EDITIONS[edition], { provisional, plausible }).trace;
}

/** What the edition says of what was found on the slip, and of appeals. */
function articlesOf(name: EditionName, trace: readonly TraceEntry[]): CitedArticle[] {
  const edition = EDITIONS[name];
  const found = new Set(trace.flatMap((entry) => (entry.kind === 'found' ? [entry.condition] : [])));
  const table = makeTable(edition);
  const { appeals, favourableReading } = edition.decisions;
  return [
    ...edition.rows.flatMap(({ condition }, index) => {
      const { article, when, sanction } = table[index];
      return found.has(condition) ? [{ article, text: `${withCapital(when)} : ${sanction}.` }] : [];
    }),
    { article: appeals.article, text: `Réclamations : ${appeals.text(appeals)}` },
    ...(favourableReading
      ? [{ article: favourableReading.article, text: `Lecture favorable : ${favourableReading.text}` }]
      : []),
  ];
}

const TWO_WEEKS = 14 * 24 * 3600 * 1000;

/** `2026-11-29`. */
const dayOf = (at: number, timeZone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
