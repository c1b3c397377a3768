import { ACCUMULATION, DECISIONS, EXEMPTIONS_OF_2019, GAME, LEDGER, LINKS, SHORTENING, STRAYS } from '../before2023.ts';
import type { Edition } from '../edition.ts';
import { treatedBy } from '../rows.ts';
import { ROWS } from './rows.ts';

export const EDITION_2019: Edition = {
  name: '2019',
  title: 'Règlement en vigueur au 1er janvier 2019',
  inForceFrom: '2019-01-01',
  ...treatedBy('location-first', ROWS),
  sources: {
    texts: [
      'Points clés du règlement en vigueur au 1er janvier 2019, aide-mémoire à destination des arbitres ; le reste comme en 2016.',
    ],
    articles: [
      ...['premier coup', 'mot joué écrit en entier', 'lettre finale déjà posée sur la grille', 'pénalité de 5 points'],
      ...['prolongement fallacieux', 'localisation par lettres de raccord', 'prolongement d’un mot', 'lettre parasite'],
      ...['double localisation', 'plusieurs places', 'coup avec joker', 'article 5.3b', 'article 5.6', 'article 5.7'],
      'article 7.3',
    ],
    notes: {
      'article 5.3b': 'la soumission à la commission, de 2016, n’est pas reprise par l’aide-mémoire.',
      'article 5.6':
        'plusieurs solutions sur un bulletin : celle qui est juste ou, à défaut, la moins payée ; chacune est jugée par cette table.',
      'article 5.7': 'notification, cumul des avertissements et moyenne : voyez « Le compte du joueur ».',
      'article 7.3': 'voyez « La partie », mort subite.',
    },
  },
  exemptions: EXEMPTIONS_OF_2019,
  accumulation: ACCUMULATION,
  penalty: 5,
  links: LINKS,
  strays: STRAYS,
  shortening: SHORTENING,
  ledger: LEDGER,
  game: GAME,
  decisions: DECISIONS,
};
