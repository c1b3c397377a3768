import { cardinal, plural, withCapital } from '@raccord/french';
import type { Edition } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import { makeQuestion, type SchoolQuestion } from './question.ts';

/** Who may appeal, until when, before whom; what else people decide. */
export function appealQuestions({ decisions }: Edition, chance: Chance): readonly (readonly SchoolQuestion[])[] {
  const { appeals, lateness, cheating, favourableReading } = decisions;
  const why = ({ article }: { readonly article: string }, text: string): string => `${withCapital(article)} : ${text}`;
  const told = why(appeals, appeals.text(appeals));
  const asked = (text: string, ...choices: readonly string[]): SchoolQuestion =>
    makeQuestion(text, choices, told, chance);
  const { minutesAfterLastGame: minutes, weeksToComplete: weeks } = appeals;
  const NO_LIMIT = 'Le texte ne fixe pas de délai';
  const own = asked(
    'Un joueur conteste la décision de son arbitre, qui la maintient. Qui tranche ?',
    'La commission d’arbitrage',
    'Le double-arbitre',
    'L’organisateur',
    'Personne : l’arbitre a le dernier mot',
  );
  const inTime =
    minutes === undefined
      ? [
          asked(
            'Jusqu’à quand un bulletin peut-il être soumis à la commission d’arbitrage ?',
            NO_LIMIT,
            '15 minutes après la partie',
            'Jusqu’au coup suivant',
          ),
        ]
      : [
          asked(
            'Une compétition de trois parties. Jusqu’à quand réclamer au sujet d’un bulletin de la deuxième ?',
            'Jusqu’au début de la troisième partie',
            `${plural(minutes, 'minute')} après la troisième partie`,
            `${plural(minutes, 'minute')} après la deuxième partie`,
            'Jusqu’à la fin de la deuxième partie',
          ),
          asked(
            'Jusqu’à quand réclamer au sujet d’un bulletin de la dernière partie ?',
            `${plural(minutes, 'minute')} après elle`,
            'Jusqu’à la proclamation des résultats',
            `${plural(2 * minutes, 'minute')} après elle`,
            'Jusqu’au lendemain',
          ),
          asked(
            'Qui peut réclamer auprès de la commission ?',
            'Un joueur, ou le corps arbitral',
            'Le joueur concerné, et lui seul',
            'Le juge-arbitre, et lui seul',
          ),
          asked(
            'Le juge-arbitre annule un coup ; un joueur pense qu’il ne le devait pas. Peut-il réclamer ?',
            'Oui, comme contre toute décision',
            'Non, on ne réclame que pour un bulletin',
            'Non, le juge-arbitre décide seul de la conduite',
          ),
        ];
  const second =
    weeks === undefined
      ? []
      : [
          asked(
            'La commission d’une épreuve internationale a rejeté une réclamation. Y a-t-il un recours ?',
            'Oui, devant la commission de la FISF',
            'Non, sa décision est sans recours',
            'Oui, devant le juge-arbitre',
          ),
          asked(
            `Au second recours, une pièce manque : le président de la commission la demande. Dans quel délai la fournir ?`,
            `${withCapital(cardinal(weeks, 'feminine'))} semaines après sa demande`,
            `${withCapital(cardinal(weeks, 'feminine'))} semaines après l’épreuve`,
            'Un mois après sa demande',
            '48 heures après sa demande',
          ),
        ];
  const others = [
    makeQuestion(
      'Un joueur arrive au quatrième coup. Que valent pour lui les trois premiers ?',
      ['Zéro chacun', 'La moyenne des joueurs de son arbitre', 'Ce qu’a fait le moins bon de la salle'],
      why(lateness, lateness.text),
      chance,
    ),
    makeQuestion(
      'Une tricherie est prouvée à la deuxième partie d’une compétition. Que devient le joueur ?',
      [
        'Il est exclu des parties suivantes',
        'Il a zéro à cette partie, et joue les suivantes',
        'Son coup est nul, avec un avertissement disciplinaire',
      ],
      why(cheating, cheating.text),
      chance,
    ),
    ...(favourableReading
      ? [
          makeQuestion(
            'Un bulletin se lit de deux façons, et le joueur n’a pas pu jouer sur deux tableaux. Laquelle la commission retient-elle ?',
            [
              'La plus favorable au joueur',
              'Celle que le joueur dit avoir voulue',
              'La moins favorable au joueur',
              'Aucune : le coup est nul',
            ],
            why(favourableReading, favourableReading.text),
            chance,
          ),
        ]
      : []),
  ];
  return [
    [own, ...inTime],
    [...second, ...others],
  ];
}
