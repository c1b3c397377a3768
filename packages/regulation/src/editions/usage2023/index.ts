import { ACCUMULATION, DECISIONS, EXEMPTIONS_OF_2019, GAME, LEDGER, LINKS, SHORTENING, STRAYS } from '../before2023.ts';
import type { Edition } from '../edition.ts';
import { treatedBy } from '../rows.ts';
import { ROWS } from './rows.ts';

export const EDITION_USAGE_2023: Edition = {
  name: 'usage-2023',
  title: 'Usage de 2023, avant que son texte soit connu',
  inForceFrom: '2023-01-01',
  isWithdrawn: true,
  ...treatedBy('location-first', ROWS),
  sources: {
    texts: [
      'Usage publié en 2023 : pas de coup négatif, six avertissements en blitz seulement ; le reste comme en 2019. Cette édition n’est pas un texte : elle ne sert qu’aux tournois commencés sous elle.',
    ],
    articles: ['pas de coup négatif', 'article 5.6', 'article 5.7', 'article 7.3'],
    notes: {
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
  ledger: {
    ...LEDGER,
    firstCostly: { ordinary: 4, blitz: 6, original: 4 },
  },
  game: GAME,
  decisions: DECISIONS,
};
