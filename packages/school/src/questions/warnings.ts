import { nth, plural, withCapital } from '@raccord/french';
import { type Edition, rowOf } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import { makeQuestion, type SchoolQuestion } from './question.ts';

const cost = (count: number): string => (count === 0 ? 'Rien' : plural(count, 'point'));

const GAMES: Readonly<Record<keyof Edition['ledger']['firstCostly'], string>> = {
  ordinary: 'Partie normale, trois minutes par coup',
  blitz: 'Partie en blitz',
  original: 'Partie originale (7 sur 8, joker…)',
};

/** From which warning on they cost, what they cost in all; when there is one at all. */
export const warningQuestions = (edition: Edition, chance: Chance): readonly (readonly SchoolQuestion[])[] => [
  counted(edition, chance),
  given(edition, chance),
];

function counted({ ledger: { firstCostly, costOfWarning, article } }: Edition, chance: Chance): SchoolQuestion[] {
  const games = Object.keys(GAMES) as (keyof typeof GAMES)[];
  const why = (game: keyof typeof GAMES): string =>
    `${withCapital(article)} : ${plural(costOfWarning, 'point')} par avertissement à partir du ${nth(firstCostly[game])}${
      game === 'ordinary' ? '' : ', dans une telle partie'
    }.`;
  const near = Array.from({ length: 4 }, (_, at) => {
    const game = games[at % games.length];
    const rank = firstCostly[game] + chance.between(-1, 1);
    const own = rank < firstCostly[game] ? 0 : costOfWarning;
    const choices = [own, own === 0 ? costOfWarning : 0, 2 * costOfWarning].map(cost);
    return makeQuestion(
      `${GAMES[game]}. Que coûte au joueur son ${nth(rank)} avertissement ?`,
      choices,
      why(game),
      chance,
    );
  });
  const sums = Array.from({ length: 3 }, () => {
    const game = chance.pick(games);
    const count = firstCostly[game] + chance.between(0, 3);
    const own = (count - firstCostly[game] + 1) * costOfWarning;
    const choices = [own, own - costOfWarning, own + costOfWarning, count * costOfWarning].map(cost);
    const text = `${GAMES[game]}. Un joueur finit avec ${plural(count, 'avertissement')} : que perd-il en tout ?`;
    return makeQuestion(text, choices, why(game), chance);
  });
  const rest = firstCostly.ordinary - 1;
  return [
    ...near,
    ...sums,
    makeQuestion(
      `Un joueur a eu ${plural(rest, 'avertissement')} à la première partie d’une compétition. Que lui coûte le premier de la deuxième, normale elle aussi ?`,
      [0, costOfWarning, firstCostly.ordinary * costOfWarning].map(cost),
      `${withCapital(article)} : les avertissements se comptent par partie, et chaque partie repart de zéro.`,
      chance,
    ),
  ];
}

function given(edition: Edition, chance: Chance): SchoolQuestion[] {
  const { accumulation, penalty, ledger, game } = edition;
  const { firstCostly, costOfWarning, article } = ledger;
  const told = `${withCapital(accumulation.article)} : ${accumulation.text}`;
  const many = firstCostly.ordinary + 1;
  const disciplinary = rowOf(edition, 'disciplinary');
  return [
    makeQuestion(
      `Sur un bulletin, une faute de ${plural(penalty, 'point')} de pénalité et un joker non encerclé. Combien d’avertissements ?`,
      accumulation.warningsBesidePenalty ? ['Un', 'Aucun', 'Deux'] : ['Aucun', 'Un', 'Deux'],
      told,
      chance,
    ),
    makeQuestion(
      'Sur un même bulletin, un score faux et un joker non encerclé. Combien d’avertissements ?',
      ['Un', 'Deux', 'Aucun'],
      told,
      chance,
    ),
    makeQuestion(
      'Le mot n’est pas admis, et son joker n’est pas encerclé. Combien d’avertissements ?',
      ['Aucun', 'Un', 'Deux'],
      told,
      chance,
    ),
    makeQuestion(
      `Partie normale. Aucun de ses billets de correction n’est parvenu au joueur, qui finit avec ${plural(many, 'avertissement')}. Que perd-il ?`,
      [(many - firstCostly.ordinary + 1) * costOfWarning, 0, many * costOfWarning].map(cost),
      `${withCapital(article)} : les avertissements se décomptent à la fin de la partie, même si le joueur n’a pas reçu ses billets.`,
      chance,
    ),
    makeQuestion(
      'En mort subite, quand se retire ce que coûte un avertissement ?',
      ['À ce coup même', 'À la fin de la mort subite', 'Jamais'],
      `${withCapital(game.suddenDeath.article)} : toute pénalité est déduite à son coup.`,
      chance,
    ),
    ...(disciplinary
      ? [
          makeQuestion(
            'Un coup nul vaut en plus à son joueur un avertissement disciplinaire. Qu’en fait-on ?',
            ['Il se compte avec les autres', 'Rien : le coup est nul', 'Il se reporte au coup suivant'],
            `${withCapital(disciplinary.article)} : il s’ajoute à tout ce que le bulletin reçoit d’autre, et compte comme les autres.`,
            chance,
          ),
        ]
      : []),
  ];
}
