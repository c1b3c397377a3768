import { list, nth, plural, withCapital } from '@raccord/french';
import type { Edition } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import { meanOf } from '@raccord/tournament';
import { shuffled } from './pile.ts';

/** What is no slip is asked with answers to choose from. */
export interface SchoolQuestion {
  readonly text: string;
  readonly choices: readonly string[];
  /** Which one is right, from 0. */
  readonly right: number;
  /** What the edition says, with its article. */
  readonly why: string;
}

export const QUESTION_SUBJECTS = ['warnings', 'averages', 'appeals'] as const;
export type QuestionSubject = (typeof QUESTION_SUBJECTS)[number];

const COUNT = 6;

/** Some questions on a subject, with the numbers of the edition. */
export function makeQuestions(edition: Edition, subject: QuestionSubject, chance: Chance): readonly SchoolQuestion[] {
  const made = ASKED[subject](edition, chance);
  const asked = new Map(made.map((question) => [question.text, question]));
  return shuffled([...asked.values()], chance).slice(0, COUNT);
}

/** A question with its right answer first, and others: the same ones left out, in any order. */
function ask(text: string, [right, ...others]: readonly string[], why: string, chance: Chance): SchoolQuestion {
  const choices = shuffled([...new Set([right, ...others])], chance);
  return { text, choices, right: choices.indexOf(right), why };
}

const points = (count: number): string => (count === 0 ? 'Rien' : plural(count, 'point'));

const GAMES: Readonly<Record<keyof Edition['ledger']['firstCostly'], string>> = {
  ordinary: 'Partie normale, trois minutes par coup',
  blitz: 'Partie en blitz',
  original: 'Partie originale (7 sur 8, joker…)',
};

function warningQuestions({ ledger, accumulation, penalty }: Edition, chance: Chance): SchoolQuestion[] {
  const { firstCostly, costOfWarning: cost, article } = ledger;
  const why = (game: keyof typeof GAMES) =>
    `${withCapital(article)} : ${plural(cost, 'point')} par avertissement à partir du ${nth(firstCostly[game])}${
      game === 'ordinary' ? '' : ', dans une telle partie'
    }.`;
  const games = Object.keys(GAMES) as (keyof typeof GAMES)[];
  const near = Array.from({ length: 4 }, (_, at) => {
    const game = games[at % games.length];
    const rank = firstCostly[game] + chance.between(-1, 1);
    const own = rank < firstCostly[game] ? 0 : cost;
    const choices = [own, own === 0 ? cost : 0, 2 * cost].map(points);
    return ask(`${GAMES[game]}. Que coûte au joueur son ${nth(rank)} avertissement ?`, choices, why(game), chance);
  });
  const sums = Array.from({ length: 3 }, () => {
    const game = chance.pick(games);
    const count = firstCostly[game] + chance.between(0, 3);
    const own = (count - firstCostly[game] + 1) * cost;
    const choices = [own, own - cost, own + cost, count * cost].map(points);
    const text = `${GAMES[game]}. Un joueur finit avec ${plural(count, 'avertissement')} : que perd-il en tout ?`;
    return ask(text, choices, why(game), chance);
  });
  const both = ask(
    `Sur un bulletin, une faute de ${penalty} points de pénalité et un joker non encerclé. Combien d’avertissements ?`,
    accumulation.warningsBesidePenalty ? ['Un', 'Aucun', 'Deux'] : ['Aucun', 'Un', 'Deux'],
    accumulation.warningsBesidePenalty
      ? 'La pénalité et l’avertissement s’ajoutent.'
      : 'Un bulletin pénalisé ne reçoit pas d’avertissement en plus.',
    chance,
  );
  const one = ask(
    'Sur un même bulletin, un score faux et un joker non encerclé. Combien d’avertissements ?',
    ['Un', 'Deux', 'Aucun'],
    'Un bulletin ne compte qu’un avertissement, quel que soit le nombre de fautes qui en valent un.',
    chance,
  );
  return [...near, ...sums, both, one];
}

function averageQuestions({ ledger: { average } }: Edition, chance: Chance): SchoolQuestion[] {
  const { rounding, text: told } = average;
  const other = rounding === 'down' ? 'up' : 'down';
  const said = rounding === 'down' ? 'arrondie par défaut' : 'arrondie au point le plus proche';
  const why = `La ${told.replace(/\.$/, '')} ; elle est ${said}.`;
  return Array.from({ length: COUNT + 2 }, (_, at) => {
    const scores = Array.from({ length: chance.between(3, 5) }, () => chance.between(8, 60));
    if (at % 2 === 0) scores[chance.between(0, scores.length - 1)] = 0;
    const sum = scores.reduce((total, score) => total + score, 0);
    const mean = meanOf(sum, scores.length, rounding);
    const isCapped = at % 3 === 2;
    const own = isCapped ? Math.max(2, mean - chance.between(3, 9)) : mean + chance.between(5, 20);
    const playing = scores.filter((score) => score > 0);
    const wrong = [mean, own, meanOf(sum, playing.length, rounding), meanOf(sum, scores.length, other), mean + 2];
    return ask(
      `Son mot nul, non signalé, a été rejoué : il a droit à la moyenne. Sa solution valait ${plural(own, 'point')} ; les autres joueurs de l’arbitre ont eu ${list(scores.map(String))}. Que reçoit-il ?`,
      [Math.min(mean, own), ...wrong].slice(0, 5).map(points),
      why,
      chance,
    );
  });
}

function appealQuestions({ decisions, name }: Edition, chance: Chance): SchoolQuestion[] {
  const { appeals, lateness, cheating, favourableReading } = decisions;
  const why = (article: string, text: string) => `${withCapital(article)} : ${text}`;
  const { minutesAfterLastGame: minutes, weeksToComplete: weeks } = appeals;
  const told = why(appeals.article, appeals.text(appeals));
  const NO_LIMIT = 'Le texte ne fixe pas de délai';
  return [
    ask(
      'Jusqu’à quand un joueur peut-il réclamer auprès de la commission d’arbitrage ?',
      minutes === undefined
        ? [NO_LIMIT, '15 minutes après la dernière partie', 'Jusqu’au coup suivant']
        : [`${minutes} minutes après la dernière partie`, 'Jusqu’au coup suivant', 'Jusqu’au lendemain', NO_LIMIT],
      told,
      chance,
    ),
    ask(
      'Un arbitre et un joueur ne lisent pas un bulletin de la même façon. Qui tranche, si le joueur maintient sa demande ?',
      ['La commission d’arbitrage', 'Le joueur', 'Les joueurs de la table', 'Le premier arbitre venu'],
      told,
      chance,
    ),
    ask(
      'Un joueur arrive au quatrième coup. Que valent pour lui les trois premiers ?',
      ['Zéro', 'La moyenne de la salle', 'Le top moins 10 points'],
      why(lateness.article, lateness.text),
      chance,
    ),
    ask(
      'Une tricherie est prouvée à la deuxième partie. Que devient le joueur ?',
      ['Il est exclu', 'Il reçoit un avertissement', 'Il perd 5 points'],
      why(cheating.article, cheating.text),
      chance,
    ),
    ...(favourableReading
      ? [
          ask(
            'Un bulletin se lit de deux façons, sans qu’on ait pu jouer sur deux tableaux. Laquelle la commission prend-elle ?',
            ['La plus favorable au joueur', 'La moins favorable au joueur', 'Aucune : le coup est nul'],
            why(favourableReading.article, favourableReading.text),
            chance,
          ),
        ]
      : []),
    ...(weeks === undefined
      ? []
      : [
          ask(
            'La commission de la fédération demande de compléter un dossier. En combien de temps ?',
            [`${weeks} semaines`, 'Un mois', '48 heures'],
            `${withCapital(appeals.secondArticle)} (édition de ${name}).`,
            chance,
          ),
        ]),
  ];
}

const ASKED: Readonly<Record<QuestionSubject, (edition: Edition, chance: Chance) => readonly SchoolQuestion[]>> = {
  warnings: warningQuestions,
  averages: averageQuestions,
  appeals: appealQuestions,
};
