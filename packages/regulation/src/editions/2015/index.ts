import { ACCUMULATION, DECISIONS, EXEMPTIONS, GAME, LEDGER, LINKS } from '../before2023.ts';
import type { Edition } from '../edition.ts';
import { treatedBy } from '../rows.ts';
import { ROWS } from './rows.ts';

export const EDITION_2015: Edition = {
  name: '2015',
  title: 'Règlement antérieur à la réforme de 2016',
  inForceFrom: '2011-01-01',
  ...treatedBy('location-first', ROWS),
  sources: {
    texts: [
      'Résumé des pénalités, avertissements et solutions minimales, antérieur à la réforme de 2016.',
      'Projet de réforme de 2016, colonne « texte actuel » (articles 5.2, 5.3, 5.4).',
      'Articles 5.6 (plusieurs solutions, coups joker), 5.7 (notification) et 7.3 (mort subite).',
    ],
    articles: ['article 4.4', 'article 5.2', 'article 5.3', 'article 5.4', 'article 5.6', 'article 5.7', 'article 7.3'],
    notes: {
      'article 5.3': 'l’arbitre peut aussi soumettre à la commission un décalage qu’il n’estime pas involontaire.',
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
  game: { ...GAME, suddenDeath: { ...GAME.suddenDeath, longStart: { think: 80, write: 20 } } },
  decisions: DECISIONS,
};
