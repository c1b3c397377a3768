import type { AppealedSlip, AppealFile } from '@raccord/contract';
import { late } from '@raccord/french';
import { EDITIONS, makeDrawing, type Slip, type Verdict } from '@raccord/regulation';

const FORMAT = 'raccord-appeal';
const VERSION = 1;

/** The file of a second appeal for other programs: the shape is in FORMATS.md. */
export function makeAppealJson(file: AppealFile): string {
  const { tournament, game, turn, slip, appeals, commission } = file;
  const { name, place, date, edition, lexicon, settings } = tournament;
  const shape = {
    format: FORMAT,
    version: VERSION,
    tournament: {
      ...{ name, place, date, lexicon: { name: lexicon.name, hash: lexicon.hash } },
      edition: { name: edition, title: EDITIONS[edition].title },
      settings: { plausible: settings.plausible, provisional: settings.provisional },
    },
    about: { ...file.subject, what: file.what },
    game: game && { id: game.id, name: game.name, formula: game.formula, rhythm: game.rhythm },
    turn: turn && {
      ...{ number: turn.number, board: turn.board, draw: turn.draw },
      ...{ solution: turn.solution, top: turn.top },
    },
    ...(slip ? ofSlip(slip) : {}),
    appeals: appeals.map(({ answer, requests, ...appeal }) => ({
      ...dated(appeal),
      answer: answer && dated(answer),
      requests: requests.map(({ completion, requestedAt, ...request }) => ({
        ...dated(request),
        requestedAt: instant(requestedAt),
        completion: completion && { ...dated(completion), completedAt: instant(completion.completedAt) },
      })),
    })),
    commission,
    articles: file.articles,
    standing: file.standing,
    completeBy: file.completeBy,
  };
  return `${JSON.stringify(shape, null, 2)}\n`;
}

/** With what goes without saying elsewhere. */
function verdictOf({ verdict: { retained, remarks = [], ...verdict } }: { readonly verdict: Verdict }) {
  const disciplinary = verdict.disciplinary ?? false;
  return { ...verdict, disciplinary, ...(retained ? { retained } : {}), remarks };
}

/** What an appeal about a slip has besides. */
function ofSlip({ centreName, refereeName, trace, recorded, result, ...told }: AppealedSlip) {
  return {
    entrant: {
      ...{ id: told.entrant, members: told.members, centre: centreName },
      ...{ table: told.table, referee: refereeName },
    },
    slip: recorded && { ...recorded.slip, drawings: drawingsOf(recorded.slip) },
    verdict: recorded && { ...verdictOf(recorded), trace },
    result: {
      ...{ outcome: result.outcome, points: result.points, penalty: result.penalty, warnings: result.warnings },
      ...{ motives: result.reasons, decidedBy: result.decidedBy, isProvisional: result.isProvisional },
    },
    decisions: [
      ...told.rulings.map((ruling) => ({ ...ruling, isWithdrawn: false })),
      ...told.withdrawn.map((ruling) => ({ ...ruling, isWithdrawn: true })),
    ]
      .sort((a, b) => a.at - b.at)
      .map(dated),
    recorded: [...told.earlier, ...(recorded ? [recorded] : [])].map((one) => ({
      ...dated(one),
      verdict: verdictOf(one),
    })),
    referral: told.referral && dated(told.referral),
    confirmation: told.confirmation && dated(told.confirmation),
    warnings: told.warnings.map(dated),
    deliveries: told.deliveries.map(dated),
  };
}

/** Line by line, as on squared paper: `.` for nothing, a circled letter in lower case. */
const drawingsOf = ({ solutions }: Slip): string[][] => solutions.map((solution) => makeDrawing(solution).split('\n'));

const instants = late(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' }),
);

const instant = (at: number): string => `${instants().format(at).replace(' ', 'T')}Z`;

/** With its time as `2026-11-15T16:42:00Z`. */
const dated = <Line extends { readonly at: number }>(line: Line): Omit<Line, 'at'> & { readonly at: string } => ({
  ...line,
  at: instant(line.at),
});
