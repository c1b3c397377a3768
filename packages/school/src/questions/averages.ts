import { list, plural, withCapital } from '@raccord/french';
import { type Edition, rowOf } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import { meanOf } from '@raccord/tournament';
import { makeQuestion, type SchoolQuestion } from './question.ts';

const points = (count: number): string => (count === 0 ? 'Rien' : plural(count, 'point'));
const COUNT = 6;

/** What an average comes to; who has a right to one. */
export const averageQuestions = (edition: Edition, chance: Chance): readonly (readonly SchoolQuestion[])[] => [
  Array.from({ length: COUNT }, (_, at) => sum(edition, at, chance)),
  rights(edition, chance),
];

/** @param at now a zero among the scores, now a solution that was worth less than the mean. */
function sum({ ledger: { article, average } }: Edition, at: number, chance: Chance): SchoolQuestion {
  const { rounding, text } = average;
  const other = rounding === 'down' ? 'up' : 'down';
  const said = rounding === 'down' ? 'arrondie par défaut' : 'arrondie au point le plus proche';
  const scores = Array.from({ length: chance.between(3, 5) }, () => chance.between(8, 60));
  if (at % 2 === 0) scores[chance.between(0, scores.length - 1)] = 0;
  const total = scores.reduce((all, score) => all + score, 0);
  const mean = meanOf(total, scores.length, rounding);
  const own = at % 3 === 2 ? Math.max(2, mean - chance.between(3, 9)) : mean + chance.between(5, 20);
  const playing = scores.filter((score) => score > 0);
  const wrong = [mean, own, meanOf(total, playing.length, rounding), meanOf(total, scores.length, other), mean + 2];
  return makeQuestion(
    `Un joueur a rejoué un mot non admis qu’on ne lui avait pas signalé : sa solution valait ${plural(own, 'point')}. Les autres joueurs de son arbitre ont obtenu ${list(scores.map(String))} à ce coup. Que reçoit-il ?`,
    [Math.min(mean, own), ...wrong].slice(0, 5).map(points),
    `${withCapital(article)} : ${text.replace(/\.$/, '')} ; elle est ${said}.`,
    chance,
  );
}

const [AVERAGE, ZERO] = ['La moyenne', 'Zéro'];

function rights(edition: Edition, chance: Chance): SchoolQuestion[] {
  const { ledger } = edition;
  const why = (text: string): string => `${withCapital(ledger.article)} : ${text}`;
  const unless = ledger.average.text.replace(/^.*? ; /, '');
  const due = (text: string, right: string, said: string): SchoolQuestion =>
    makeQuestion(
      `${text} Que reçoit-il ?`,
      [right, ...[AVERAGE, ZERO, 'Ce que valait sa solution']],
      why(said),
      chance,
    );
  const untold = 'la moyenne remplace une nouvelle nullité quand le billet est venu trop tard, ou faux, ou incomplet.';
  return [
    due(
      'Au coup 4, un mot non admis. Le billet ne vient qu’après la fin du coup 5, où le joueur le rejoue.',
      AVERAGE,
      untold,
    ),
    due(
      'Au coup 4, un mot non admis. Le billet, complet, vient avant le tirage du coup 5, où le joueur le rejoue.',
      ZERO,
      untold,
    ),
    due(
      'Un mot non admis n’a pas été signalé. Au coup suivant, le joueur en pose un autre, admis, qui le forme perpendiculairement.',
      AVERAGE,
      'elle vaut pour un mot rejoué comme pour un mot formé de nouveau.',
    ),
    due(
      'Un mot non admis n’a pas été signalé. Au coup suivant, le joueur en joue un autre, qui n’est pas admis non plus.',
      ZERO,
      'elle n’est due que pour le mot même qui n’a pas été signalé.',
    ),
    due(
      'Le billet du coup 4 n’est jamais venu. Le joueur rejoue son mot non admis au coup 6, puis au coup 9 : et à celui-ci ?',
      AVERAGE,
      'le droit dure jusqu’à ce que le joueur sache pourquoi son mot est nul.',
    ),
    due(
      'Un mot non admis n’a pas été signalé. Le joueur le rejoue, mais cette fois son bulletin est en retard.',
      ZERO,
      unless,
    ),
    ...(rowOf(edition, 'letters-not-in-draw')
      ? [
          due(
            'Au coup 4, le mot était admis, mais une lettre n’était pas au tirage. On ne le lui a pas dit, et il refait la même faute au coup 5.',
            ZERO,
            unless,
          ),
        ]
      : []),
    makeQuestion(
      'Des scores de qui est faite la moyenne ?',
      [
        'De tous les autres joueurs de son arbitre',
        'De toute la salle',
        'Des autres joueurs de sa table',
        'Des joueurs de son arbitre, lui compris',
      ],
      why(ledger.average.text),
      chance,
    ),
    makeQuestion(
      'Parmi les autres joueurs de son arbitre, l’un a un zéro à ce coup, et un autre a lui-même une moyenne. Que compte-t-on ?',
      ['Le zéro, pas la moyenne', 'La moyenne, pas le zéro', 'Les deux', 'Ni l’un ni l’autre'],
      why(ledger.average.text),
      chance,
    ),
  ];
}
