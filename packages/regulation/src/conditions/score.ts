import { cardinal, of, plural, that } from '@raccord/french';
import { paying } from './condition.ts';
import { jokersOf, type MoveTold, named } from './french.ts';
import { type Location, scoreFault } from './location.ts';

/** What is paid when the score written is not that of the move: its own score, the lowest of several, the best of the first turn. */
export type Granted = 'own' | 'lowest' | 'best';

const granted = (move: MoveTold, kind: Granted): string => {
  if (kind === 'own') return `celui ${of(named(move))} est de ${plural(move.score, 'point')}`;
  return `le score ${kind === 'lowest' ? 'minimal' : 'maximal'}, ${plural(move.score, 'point')}, est accordé`;
};

/** Score and jokers. */
export const SCORE_CONDITIONS = [
  paying('score-missing', {
    label: 'le score est absent',
    tell: ({ move, kind }: { move: MoveTold; kind: Granted }) => `Le score n’est pas écrit ; ${granted(move, kind)}.`,
  }),
  paying('score-wrong', {
    label: 'le score écrit n’est pas celui de la solution retenue',
    tell: ({ written, move, kind }: { written: number; move: MoveTold; kind: Granted }) =>
      `Le score écrit, ${plural(written, 'point')}, est faux ; ${granted(move, kind)}.`,
  }),
  paying('joker-not-circled', {
    label: 'le joker de la solution retenue n’est pas encerclé',
    tell: ({ move, jokers }: { move: MoveTold; jokers: number }) => {
      const own = jokersOf(move, jokers);
      const which = own === undefined ? of(named(move)) : `${of(named(move))}, ${own},`;
      return jokers > 1 ? `Les jokers ${which} ne sont pas encerclés.` : `Le joker ${which} n’est pas encerclé.`;
    },
  }),
  paying('wrong-letter-circled', {
    label: 'les lettres encerclées ne sont pas les jokers de la solution retenue',
    tell: ({ move, circled, jokers }: { move: MoveTold; circled: number; jokers: number }) => {
      const areMany = circled > 1;
      if (circled === jokers) {
        const own = jokersOf(move, jokers);
        const which = own === undefined ? of(named(move)) : `${of(named(move))}, ${own}`;
        return areMany
          ? `Les lettres encerclées ne sont pas les jokers ${which}.`
          : `La lettre encerclée n’est pas le joker ${which}.`;
      }
      const shown = areMany ? 'Des lettres sont encerclées' : 'Une lettre est encerclée';
      const has =
        jokers === 0 ? 'ne comporte pas de joker' : `comporte ${cardinal(jokers)} joker${jokers > 1 ? 's' : ''}`;
      return `${shown} alors ${that(named(move))} ${has}.`;
    },
  }),
  paying('penalty-to-nullity', {
    label:
      'le score écrit n’est celui d’aucune place montrée mais d’une place valable du mot dans le sens écrit, et la pénalité rendrait le coup négatif',
    numbers: ({ penalty }) => `${plural(penalty - 1, 'point')} ou moins`,
    tell: ({ location, move }: { location?: Location; move: MoveTold }) => {
      const said = location
        ? scoreFault(location, move)
        : `Le score écrit, ${plural(move.score, 'point')}, est celui ${of(named(move))}`;
      return `${said} : la pénalité rendrait le coup négatif, il vaut zéro.`;
    },
  }),
] as const;
