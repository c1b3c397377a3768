import { ACCUMULATION, DECISIONS, EXEMPTIONS, GAME, LEDGER, LINKS } from '../before2023.ts';
import type { Edition } from '../edition.ts';
import { treatedBy } from '../rows.ts';
import { ROWS } from './rows.ts';

export const EDITION_2016: Edition = {
  name: '2016',
  title: 'Règlement réformé de 2016',
  inForceFrom: '2016-01-01',
  ...treatedBy('location-first', ROWS),
  sources: {
    texts: [
      'Projet de réforme de 2016, colonne « texte proposé » (articles 5.2, 5.3a, 5.3b, 5.4) ; le reste comme en 2015.',
    ],
    articles: [
      ...['article 4.4', 'article 5.2', 'article 5.3.1', 'article 5.3a', 'article 5.3b', 'article 5.4'],
      ...['article 5.6', 'article 5.7', 'article 7.3'],
    ],
    notes: {
      'article 5.3b': 'la commission d’arbitrage décide ; la sanction est provisoire jusque-là.',
      'article 5.6':
        'plusieurs solutions sur un bulletin : celle qui est juste ou, à défaut, la moins payée ; chacune est jugée par cette table.',
      'article 5.7': 'notification, cumul des avertissements et moyenne : voyez « Le compte du joueur ».',
      'article 7.3': 'voyez « La partie », mort subite.',
    },
  },
  exemptions: EXEMPTIONS,
  accumulation: ACCUMULATION,
  penalty: 5,
  links: { ...LINKS, article: 'article 5.2' },
  strays: undefined,
  shortening: undefined,
  ledger: LEDGER,
  game: GAME,
  decisions: DECISIONS,
};
