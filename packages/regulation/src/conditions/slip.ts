import type { WrittenPlace } from '../slip.ts';
import type { Condition } from './condition.ts';
import { paying, remarked, unpaid } from './condition.ts';

/** The warning for conduct, which adds to whatever else the slip earns. */
const disciplinary: Condition<'disciplinary', object, 'apart'> = {
  id: 'disciplinary',
  code: 'disciplinary',
  label: 'l’arbitre donne un avertissement disciplinaire',
  bears: ['apart'],
  tell: () => 'Un avertissement disciplinaire est donné au joueur.',
};

/** The slip as a thing, before and after what is written on it. */
export const SLIP_CONDITIONS = [
  unpaid('no-slip', {
    label: 'aucun bulletin n’est remis',
    tell: () => 'Aucun bulletin n’a été remis pour ce coup.',
  }),
  unpaid('blank-slip', {
    label: 'le bulletin remis est vierge, sans mot, ou tout y est rayé',
    tell: ({ isStruck }: { isStruck: boolean }) =>
      isStruck
        ? 'Tout ce que porte le bulletin est rayé : il est tenu pour vierge.'
        : 'Le bulletin remis ne porte aucun mot.',
  }),
  unpaid('several-slips', {
    label: 'plusieurs bulletins non vierges sont remis pour le même coup',
    tell: () => 'Plusieurs bulletins ont été remis pour le même coup.',
  }),
  unpaid('late-slip', {
    label: 'le bulletin est écrit ou remis après la fin du coup, que marque l’annonce du juge-arbitre',
    tell: () => 'Le bulletin a été remis après l’annonce du juge-arbitre.',
  }),
  unpaid('exchanged-slip', {
    label: 'le bulletin est échangé après la fin du coup',
    tell: () => 'Le bulletin a été échangé après la fin du coup.',
  }),
  unpaid('illegible-word', {
    label: 'le mot joué est illisible, de l’avis de l’arbitre',
    tell: () => 'Le mot joué est illisible.',
  }),
  unpaid('grave-misconduct', {
    label: 'le joueur a commis une faute grave de comportement, de l’avis de l’arbitre',
    tell: () => 'Une faute grave de comportement annule le coup du joueur.',
  }),
  paying('hard-to-read', {
    label:
      'le bulletin est difficile à lire, de l’avis de l’arbitre (ratures, mots rayés et repris, écriture de travers, signes)',
    tell: () => 'Le bulletin est difficile à lire.',
  }),
  disciplinary,
  remarked('several-solutions', {
    label: 'le bulletin porte plusieurs solutions',
    // As it is written: it may be paid at the place of another one.
    tell: ({ count, kept, isConfirmed }: { count: number; kept?: WrittenPlace; isConfirmed: boolean }) => {
      if (!kept) return `Le bulletin porte ${count} solutions, et la moins payée est retenue : elle est nulle.`;
      const which = isConfirmed ? 'celle que le score écrit confirme' : 'la moins payée';
      const written = [kept.word.toUpperCase(), kept.reference].filter(Boolean).join(' ');
      return `Le bulletin porte ${count} solutions ; ${which}, écrite ${written}, est retenue.`;
    },
  }),
] as const;
