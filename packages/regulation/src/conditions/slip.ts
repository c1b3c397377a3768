import { condition } from './condition.ts';

/** Slips that are not judged (A0). */
export const SLIP_CONDITIONS = [
  condition('no-slip', 'aucun bulletin n’est remis', ['state'], ({ state }) => state === 'absent'),
  condition(
    'blank-slip',
    'le bulletin remis est vierge ou sans mot',
    ['state', 'isWordWritten'],
    ({ state, isWordWritten }) => state === 'blank' || (state === 'handed-in' && !isWordWritten),
  ),
  condition(
    'late-slip',
    'le bulletin est remis après l’annonce du juge-arbitre',
    ['state'],
    ({ state }) => state === 'late',
  ),
  condition(
    'several-slips',
    'plusieurs bulletins sont remis pour le même coup',
    ['state'],
    ({ state }) => state === 'several',
  ),
] as const;
