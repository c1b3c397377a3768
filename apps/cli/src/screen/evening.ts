import { late, list } from '@raccord/french';
import type { EveningNews } from '@raccord/server';
import { counted, printable, quote } from '../text.ts';

const times = late(() => new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' }));

/** « 20:41  Tournoi du mardi : 3 arbitres en ligne, coup 4 ». */
export function eveningLine({ at, tournament, game, online }: EveningNews): string {
  const played = game ? `, ${standing(game)}` : '';
  return `${times().format(at)}  ${printable(tournament)} : ${people(online)}${played}`;
}

const NAMES = [
  ['chief', 'juge-arbitre', 'juges-arbitres'],
  ['referee', 'arbitre', 'arbitres'],
  ['second-referee', 'double-arbitre', 'doubles-arbitres'],
  ['commission', 'poste de commission', 'postes de commission'],
  ['screen', 'écran', 'écrans'],
  ['player', 'joueur', 'joueurs'],
  ['spectator', 'spectateur', 'spectateurs'],
  ['relay', 'relais', 'relais'],
] as const;

function people(online: EveningNews['online']): string {
  const parts = NAMES.flatMap(([role, one, many]) => {
    const count = online[role] ?? 0;
    return count === 0 ? [] : [counted(count, one, many)];
  });
  return parts.length === 0 ? 'personne en ligne' : `${list(parts)} en ligne`;
}

function standing({ name, turn, slips, stage }: NonNullable<EveningNews['game']>): string {
  switch (stage) {
    case 'playing':
      return `coup ${turn} (${printable(name)})`;
    case 'closed':
      return `coup ${turn} clos, ${counted(slips, 'bulletin')} (${printable(name)})`;
    case 'finished':
      return `fin de ${quote(name)} après ${counted(turn, 'coup')}`;
  }
}
