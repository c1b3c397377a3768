import type { AppealedSlip, AppealFile, CitedArticle, SessionAnswer } from '@raccord/contract';
import { encodePieces, makeAppealJson } from '@raccord/files';
import { dayOf, withCapital } from '@raccord/french';
import { appealFilePaper } from '@raccord/paper';
import {
  describeEnd,
  EDITIONS,
  type Edition,
  type EditionName,
  explain,
  type JudgeSettings,
  makeTable,
  type Slip,
  type TraceEntry,
  Turn,
} from '@raccord/regulation';
import {
  type AppealSubject,
  describeSubject,
  fileStanding,
  type GameState,
  type Journal,
  type RecordedAppeal,
  type SlipKey,
  type TournamentState,
  type TurnState,
} from '@raccord/tournament';
import { seeAppeals, seeGame, seeHall, seePeople, seeSlipFile } from '../views/index.ts';
import { dealsWith } from '../views/remit.ts';
import { sightOf } from '../views/sight.ts';
import type { DocumentMaker, DocumentOrder } from './document.ts';
import { paperMaker } from './papers/paper.ts';

/** The file of a second appeal, on paper or for other programs: of what is asked for, else of the last one. */
export const makeAppealFile: DocumentMaker = (journal, session, order) => {
  const file = appealFileOf(journal, session, order);
  if (!file) return undefined;
  const paper = appealFilePaper(file);
  if (order.format === 'pdf') return paperMaker(() => paper)(journal, session, order);
  return { title: `${paper.title} – ${file.tournament.name}`, content: encodePieces([makeAppealJson(file)]) };
};

function appealFileOf(journal: Journal, session: SessionAnswer, order: DocumentOrder): AppealFile | undefined {
  const { state } = journal;
  const appeal = findSecond(journal, session, order);
  if (!appeal || !state.charter) return undefined;
  const { subject } = appeal;
  const { edition } = state.charter;
  const slip = subject.about === 'slip' ? slipOf(journal, session, subject) : undefined;
  const sheet = 'game' in subject ? seeGame(journal, session, subject.game) : undefined;
  const turn = 'turn' in subject ? sheet?.turns.find(({ number }) => number === subject.turn) : undefined;
  if (subject.about === 'slip' && !(slip && turn)) return undefined;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { state: standing, until } = fileStanding(appeal.requests ?? [], edition, order.at);
  const what = describeSubject(subject, state);
  const commission =
    slip?.rulings.findLast((ruling) => ruling.commission)?.commission ?? seePeople(journal, session).commission;
  return {
    ...{ tournament: seeHall(journal, session, order.at), subject, what, standing, timeZone },
    appeals: slip?.appeals ?? seeAppeals(journal, session).appeals.filter((one) => one.what === what),
    ...(until === undefined ? {} : { completeBy: dayOf(until, timeZone) }),
    ...(sheet ? { game: sheet } : {}),
    ...(turn ? { turn } : {}),
    ...(slip ? { slip } : {}),
    ...(commission ? { commission } : {}),
    articles: articlesOf(edition, subject, slip?.trace ?? []),
  };
}

function slipOf(journal: Journal, session: SessionAnswer, key: SlipKey): AppealedSlip | undefined {
  const slip = seeSlipFile(journal, session, key);
  const { charter, games } = journal.state;
  const game = games.get(key.game);
  const turn = game?.turns[key.turn - 1];
  if (!slip || !charter || !game || !turn) return undefined;
  const { centres, officials } = seePeople(journal, session);
  const refereeName = officials.find(({ id }) => id === slip.referee)?.name;
  return {
    ...slip,
    // The ledger works its results out again in place: that of now is kept.
    result: { ...slip.result },
    trace: slip.recorded ? traceOf(journal, game, turn, slip.recorded.slip, charter) : [],
    centreName: centres.find(({ id }) => id === slip.centre)?.name ?? slip.centre,
    ...(refereeName === undefined ? {} : { refereeName }),
  };
}

/** What was asked for, or the last appeal that went on to the federation, among those that a station deals with. */
function findSecond(journal: Journal, session: SessionAnswer, asked: DocumentOrder): RecordedAppeal | undefined {
  const seen = new Set(seeAppeals(journal, session).appeals.map(({ what }) => what));
  const others = journal.state.appeals.filter(({ subject }) => seen.has(describeSubject(subject, journal.state)));
  return [...ofSlips(journal.state, session), ...others]
    .filter(({ to, subject }) => to === 'federation' && isAsked(subject, asked))
    .sort((a, b) => a.at - b.at)
    .at(-1);
}

const ASKED = ['about', 'game', 'turn', 'entrant', 'centre'] as const;

function isAsked(subject: AppealSubject, asked: DocumentOrder): boolean {
  const own = subject as Partial<Record<(typeof ASKED)[number], string | number>>;
  return ASKED.every((name) => asked[name] === undefined || asked[name] === own[name]);
}

function ofSlips(state: TournamentState, session: SessionAnswer): RecordedAppeal[] {
  const { isShown } = sightOf(state, session);
  return [...state.games.values()].flatMap((game) =>
    game.turns.filter(isShown).flatMap((turn) =>
      [...turn.files].flatMap(([id, { appeals = [] }]) => {
        const entrant = state.entrants.get(id);
        return entrant && dealsWith(state, session, game, turn.number, entrant) ? appeals : [];
      }),
    ),
  );
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

/** What the edition says of what is contested or of what was found on the slip, and of appeals. */
function articlesOf(name: EditionName, { about }: AppealSubject, trace: readonly TraceEntry[]): CitedArticle[] {
  const edition = EDITIONS[name];
  const found = new Set(trace.flatMap((entry) => (entry.kind === 'found' ? [entry.condition] : [])));
  const table = makeTable(edition);
  const { appeals, favourableReading } = edition.decisions;
  return [
    ...edition.rows.flatMap(({ condition }, index) => {
      const { article, when, sanction } = table[index];
      return found.has(condition) ? [{ article, text: `${withCapital(when)} : ${sanction}.` }] : [];
    }),
    ...OF_SUBJECT[about](edition),
    { article: appeals.article, text: `Réclamations : ${appeals.text(appeals)}` },
    ...(favourableReading && about === 'slip'
      ? [{ article: favourableReading.article, text: `Lecture favorable : ${favourableReading.text}` }]
      : []),
  ];
}

type Cites = (edition: Edition) => readonly CitedArticle[];

/** By what an appeal is about: the text that was applied. */
const OF_SUBJECT: Readonly<Record<AppealSubject['about'], Cites>> = {
  slip: () => [],
  warning: ({ accumulation }) => [cited('Ce qui s’ajoute', accumulation)],
  draw: ({ game }) => [cited('Tirage', game.draw)],
  solution: ({ game }) => [cited('Solution retenue', game.solution)],
  cancellation: ({ game }) => [cited('Coup annulé', game.cancelledTurn)],
  lateness: ({ decisions }) => [cited('Retard', decisions.lateness)],
  end: ({ game }) =>
    game.ends.map((end) => cited('Fin de partie', { article: end.article, text: `${describeEnd(end)}.` })),
  exclusion: ({ decisions }) => [cited('Tricherie', decisions.cheating)],
};

const cited = (subject: string, { article, text }: CitedArticle): CitedArticle => ({
  article,
  text: `${subject} : ${text}`,
});
