import { type CsvCell, makeCsvTable } from '@raccord/files';
import {
  byMark,
  type ExamMaterial,
  isDone,
  isPassed,
  markAnswer,
  type ToppingMaterial,
  toppingStandingOf,
} from '@raccord/school';
import type { Sitting } from './sitting.ts';
import { markOf, standingsIn } from './views.ts';

/** The results of a sitting as a table, the best first. */
export function resultsCsv(sitting: Sitting): string {
  const { material } = sitting;
  return makeCsvTable(material.kind === 'exam' ? examRows(sitting, material) : toppingRows(sitting, material));
}

/** Whoever is still answering has no mark yet. */
function examRows(sitting: Sitting, material: ExamMaterial): CsvCell[][] {
  const { state } = sitting;
  const { exercises } = material;
  const now = sitting.now();
  const marked = [...state.participants.values()].map((own) => ({
    own,
    mark: isDone(material, state, own, now) ? markOf(material, state, own) : undefined,
  }));
  marked.sort((one, other) => byMark(one.mark, other.mark));
  return [
    [
      'Nom',
      'Note',
      'Sur',
      'Motifs justes',
      'Motifs demandés',
      'Réponses',
      ...(material.passPercent === undefined ? [] : ['Reçu']),
      ...exercises.map((_, index) => `Bulletin ${index + 1}${state.neutral.has(index) ? ' (neutralisé)' : ''}`),
    ],
    ...marked.map(({ own, mark }) => [
      ...[own.name, mark?.right, mark?.count, mark?.reasonsRight, mark?.reasons, own.answers.size],
      ...(material.passPercent === undefined ? [] : [mark && (isPassed(mark, material.passPercent) ? 'oui' : 'non')]),
      ...exercises.map((exercise, index) => {
        const given = own.answers.get(index);
        return given && Number(markAnswer(exercise, given).isRight);
      }),
    ]),
  ];
}

const seconds = (time: number): number => Math.round(time / 100) / 10;

function toppingRows(sitting: Sitting, material: ToppingMaterial): CsvCell[][] {
  const { state } = sitting;
  const now = sitting.now();
  return [
    ['Place', 'Nom', 'Temps (s)', 'Tops trouvés', 'Tirages', ...material.game.turns.map((_, at) => `Tirage ${at + 1}`)],
    ...[...standingsIn(sitting, material)].flatMap(([id, { rank, time, found, done }]) => {
      const own = state.participants.get(id);
      if (!own) return [];
      const times = toppingStandingOf(material, state, own, now).turns.map((turn) => seconds(turn.time));
      return [[rank, own.name, seconds(time), found, done, ...times]];
    }),
  ];
}
