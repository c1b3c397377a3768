import type { AppealedSlip, AppealFile } from '@raccord/contract';
import { day, plural, withCapital } from '@raccord/french';
import { describeWeeks, EDITIONS, toldOf } from '@raccord/regulation';
import { describeCommission, detailOf, nameOf } from '@raccord/tournament';
import { drawBoard } from './board.ts';
import { paginate } from './flow.ts';
import { SOFT } from './frame.ts';
import { appealLines, historyLines, rulingLines, type ToldAct } from './history.ts';
import type { Layout, Paper } from './page.ts';
import { drawnPart, indented, linesPart, type Part, stacked } from './part.ts';
import type { Pen } from './pen.ts';
import { firstBaseline, leading, type Ruler, type TextStyle } from './ruler.ts';
import { describeTrace } from './traced.ts';
import { describeKind, describeVerdictWorth, describeWorth } from './words.ts';
import { drawSlip } from './written.ts';

/** A part that may be a title. */
interface FilePart extends Part {
  readonly isTitle?: boolean;
}

const TITLE = 'Dossier de recours';
const TEXT = { size: 10 } as const;
const BOLD = { ...TEXT, font: 'bold' } as const;
const SMALL = { size: 9, color: SOFT } as const;
const INDENT = 12;
const LABELS = 92;
const BOARD = 262;
const GAP = 18;
const SQUARE = 15;

/** What the commission of the federation is given, to be completed by whoever sends it if it asks for more. */
export function appealFilePaper(file: AppealFile): Paper {
  const { game, turn, slip, what } = file;
  const title = `${TITLE} – ${slip ? nameOf(slip.members) : withCapital(what)}`;
  return {
    title,
    *lay(layout) {
      const parts = partsOf(file, layout);
      const flow = {
        room: layout.area.height,
        heightOf: ({ height }: FilePart) => height,
        isTitle: ({ isTitle = false }: FilePart) => isTitle,
      };
      const { left, top } = layout.area;
      const pages = paginate(parts, flow).map((page) => (pen: Pen) => stacked(page).draw(pen, left, top));
      const where = [...(game ? [game.name] : []), ...(turn ? [`coup ${turn.number}`] : [])];
      yield { title, subtitle: where.join(', '), pages };
    },
  };
}

function partsOf(file: AppealFile, { ruler, area: { width } }: Layout): FilePart[] {
  const { slip, turn, articles, timeZone } = file;
  const said = (text: string, style: TextStyle = TEXT, indent = 0) =>
    indented(linesPart(ruler, text, width - indent, style), indent);
  const told = ({ head, lines }: ToldAct) => [
    stacked([said(head, BOLD), ...lines.slice(0, 1).map((line) => said(line, TEXT, INDENT))]),
    ...lines.slice(1).map((line) => said(line, TEXT, INDENT)),
    space(3),
  ];
  const section = (title: string, parts: readonly Part[], empty: string) => [
    titlePart(title, width),
    ...(parts.length === 0 ? [said(empty, SMALL)] : parts),
    space(8),
  ];
  return [
    noticePart(ruler, width, completion(file)),
    ...factsOf(file).map(([label, value]) => factPart(ruler, label, value, width)),
    space(6),
    ...(turn
      ? [titlePart(slip ? 'Le coup et le bulletin' : 'Le coup', width), turnPart(ruler, turn, slip, width)]
      : []),
    ...section(
      'Réclamations et recours',
      appealLines(file, timeZone).flatMap(told),
      'Aucune réclamation n’a été déposée.',
    ),
    ...(slip
      ? [
          ...section('Décisions', rulingLines(slip, timeZone).flatMap(told), 'Personne n’a rendu de décision.'),
          ...section('Verdict du programme', verdictParts(slip, said), 'Aucun bulletin n’est saisi.'),
          ...section('Historique du bulletin', historyLines(slip, timeZone).flatMap(told), 'Rien d’autre n’est noté.'),
        ]
      : []),
    ...section(
      `Texte appliqué : ${EDITIONS[file.tournament.edition].title}`,
      articles.map(({ article, text }) => stacked([said(article, BOLD), said(text, TEXT, INDENT)])),
      'Aucun article n’est en cause.',
    ),
  ];
}

const SENT_BY =
  'Le dossier est transmis par le président de la commission ou par l’organisateur, qui en avise le joueur ou l’arbitre.';

/** How the file stands: no date before something is asked for. */
function completion({ standing, completeBy, tournament: { edition } }: AppealFile): string {
  const { lapseCitation, weeksToComplete = 0 } = EDITIONS[edition].decisions.appeals;
  const citation = lapseCitation === undefined ? '' : ` (${lapseCitation})`;
  switch (standing) {
    case 'sent':
      return `Rien n’est demandé : aucun délai ne court tant que le président de la commission fédérale ne demande pas ce qui manque. ${SENT_BY}`;
    case 'requested':
      return completeBy === undefined
        ? `Pièces demandées par la commission fédérale ; le texte ne fixe pas de délai. ${SENT_BY}`
        : `À compléter sous ${describeWeeks(weeksToComplete)} à compter de la demande, soit jusqu’au ${day(completeBy)} : ensuite le recours est caduc${citation}. ${SENT_BY}`;
    case 'complete':
      return `Les pièces demandées ont été envoyées. ${SENT_BY}`;
    case 'lapsed':
      return `Les pièces demandées n’ont pas été envoyées jusqu’au ${day(completeBy ?? '')} : le recours est caduc${citation}.`;
  }
}

const DETAILS = { licence: 'licence', club: 'club', federation: 'fédération' } as const;

function factsOf(file: AppealFile): (readonly [string, string])[] {
  const { tournament, game, slip, what, commission } = file;
  const { name, hash } = tournament.lexicon;
  return [
    ...(slip ? whoOf(slip) : [['Objet', withCapital(what)] as const]),
    ...(game ? [['Partie', `${game.name}, ${describeKind(game)}`] as const] : []),
    ['Règlement', EDITIONS[tournament.edition].title],
    ['Dictionnaire', `${name} (empreinte ${hash})`],
    ['Commission', commission ? describeCommission(commission) : 'sa composition n’a pas été notée'],
    ...(slip ? [['Vaut aujourd’hui', describeWorth(slip.result)] as const] : []),
  ];
}

function whoOf({ members, table, centreName, refereeName }: AppealedSlip): (readonly [string, string])[] {
  const details = (Object.keys(DETAILS) as (keyof typeof DETAILS)[]).flatMap((key) => {
    const said = detailOf(members, key);
    return said === '' ? [] : [`${DETAILS[key]} ${said}`];
  });
  return [
    ['Joueur', [nameOf(members), ...details].join(', ')],
    ['Place', `${centreName}, table ${table}${refereeName === undefined ? '' : ` (arbitre : ${refereeName})`}`],
  ];
}

function verdictParts(
  { recorded, trace }: AppealedSlip,
  said: (text: string, style?: TextStyle, indent?: number) => Part,
): Part[] {
  if (!recorded) return [];
  const { retained } = recorded.verdict;
  const worth = describeVerdictWorth(recorded.verdict);
  const where = retained ? [`${retained.word.toUpperCase()} en ${retained.reference} retenu`] : [];
  const [first = [], ...others] = toldOf(recorded.verdict).map(({ text, citation }) => [
    said(text, TEXT, INDENT),
    said(citation, SMALL, INDENT),
  ]);
  return [
    stacked([said([worth, ...where].join(', '), BOLD), ...first]),
    ...others.map(stacked),
    ...describeTrace(trace).flatMap(({ title, lines: [first, ...lines] }) => [
      space(3),
      stacked([said(title, { ...SMALL, font: 'bold' }), said(first, TEXT, INDENT)]),
      ...lines.map((line) => said(line, TEXT, INDENT)),
    ]),
  ];
}

/** The board, and beside it the letters, what was laid and the slip as it was written. */
function turnPart(
  ruler: Ruler,
  turn: NonNullable<AppealFile['turn']>,
  slip: AppealedSlip | undefined,
  width: number,
): Part {
  const room = width - BOARD - GAP;
  const { draw, solution, top, board } = turn;
  const laid = solution
    ? `${solution.word.toUpperCase()} en ${solution.reference}, ${plural(solution.score, 'point')} (top : ${top})`
    : 'pas encore posée';
  const written = slip?.recorded?.slip;
  const parts = [
    linesPart(ruler, 'Tirage', room, SMALL),
    linesPart(ruler, draw, room, { size: 14, font: 'bold' }),
    space(4),
    linesPart(ruler, 'Solution retenue', room, SMALL),
    linesPart(ruler, laid, room, TEXT),
    ...(slip ? [space(8), linesPart(ruler, 'Bulletin, tel qu’il est écrit', room, SMALL)] : []),
    ...(written
      ? [
          {
            height: 20,
            draw: (pen: Pen, left: number, at: number) => drawSlip(pen, written, left, room, at + 14, 13),
          },
          ...written.solutions.map((solution) => drawnPart(solution, room, SQUARE, [3, 5])),
        ]
      : slip
        ? [linesPart(ruler, 'Aucun bulletin', room, TEXT)]
        : []),
  ];
  const beside = stacked(parts);
  return {
    height: Math.max(BOARD, beside.height) + 12,
    draw(pen, left, at) {
      drawBoard(pen, board, left, at, BOARD);
      beside.draw(pen, left + BOARD + GAP, at + 4);
    },
  };
}

const space = (height: number): Part => ({ height, draw: () => {} });

const titlePart = (text: string, width: number): FilePart => ({
  height: 24,
  isTitle: true,
  draw(pen, left, top) {
    pen.textWithin(text, left, width, top + 13, { font: 'bold', size: 12 });
    pen.line(left, top + 18, left + width, top + 18, { width: 0.5 });
  },
});

function noticePart(ruler: Ruler, width: number, text: string): Part {
  const style = { size: 10, font: 'bold' } as const;
  const lines = ruler.wrap(text, width - 16, style);
  const height = lines.length * leading(style.size) + 12;
  return {
    height: height + 10,
    draw(pen, left, top) {
      pen.box({ left, top, width, height }, { width: 1 });
      pen.lines(lines, left + 8, top + 6, style);
    },
  };
}

function factPart(ruler: Ruler, label: string, value: string, width: number): Part {
  const part = indented(linesPart(ruler, value, width - LABELS, TEXT), LABELS);
  return {
    ...part,
    draw(pen, left, top) {
      pen.text(label, left, top + firstBaseline(TEXT.size), SMALL);
      part.draw(pen, left, top);
    },
  };
}
