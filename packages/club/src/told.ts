import { plural } from '@raccord/french';
import type { Disclosures } from './disclosures.ts';
import type { ClubEventBody } from './events.ts';
import { nameOfCard } from './members/card.ts';
import { ERASED_NAME, nameOfMember, ownCardOf } from './members/names.ts';
import type { ClubState } from './state/state.ts';

/** What happened, in a few words: « départ de DUPONT Jean ». Names are those of today; whoever is erased has none. */
export function describeClubEvent(event: ClubEventBody, state: ClubState, disclosures: Disclosures): string {
  const member = (id: string): string => `« ${nameOfMember(state, disclosures, id)} »`;
  const own = (id: string): string => {
    const card = ownCardOf(disclosures, state.members.get(id));
    return `« ${card ? nameOfCard(card) : ERASED_NAME} »`;
  };
  const evening = (id: string): string => `« ${state.evenings.get(id)?.title ?? id} »`;
  switch (event.type) {
    case 'club-created':
      return `création du club « ${event.data.name} »`;
    case 'club-described':
      return `description du club « ${event.data.name} »`;
    case 'members-added': {
      const { members } = event.data;
      return members.length === 1 ? `ajout de ${own(members[0].id)}` : `ajout de ${plural(members.length, 'membre')}`;
    }
    case 'member-corrected':
      return `correction de la fiche de ${own(event.data.member)}`;
    case 'members-imported': {
      const { members, corrections } = event.data;
      const added = plural(members.length, 'membre ajouté', 'membres ajoutés');
      return `liste importée : ${added}, ${plural(corrections.length, 'fiche corrigée', 'fiches corrigées')}`;
    }
    case 'member-left':
      return `départ de ${member(event.data.member)}`;
    case 'member-returned':
      return `retour de ${member(event.data.member)}`;
    case 'members-merged':
      return `réunion de la fiche ${own(event.data.merged)} à celle de ${own(event.data.kept)}`;
    case 'name-withheld':
      return `nom ${event.data.isWithheld ? 'tu' : 'publié'} : ${member(event.data.member)}`;
    case 'person-erased':
      return 'effacement d’une personne, à sa demande';
    case 'evening-added':
      return `ajout de la soirée ${evening(event.data.tournament)}`;
    case 'players-identified':
      return `joueurs reconnus dans la soirée ${evening(event.data.tournament)} : ${event.data.players.length}`;
    case 'evening-closed':
      return `clôture de la soirée ${evening(event.data.tournament)}${event.data.provisional ? ', provisoire' : ''}`;
    case 'season-planned':
      return `saison « ${event.data.name} »`;
    case 'action-undone':
      return 'annulation d’une action';
  }
}
