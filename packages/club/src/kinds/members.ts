import { plural } from '@raccord/french';
import { writes } from '@raccord/stream';
import type { AddedMember, ClubDescription, Commitment, CorrectedCard, ImportedMember } from '../events.ts';
import { type ClubInFold, changeMember } from '../state/folding.ts';
import { clubKind } from './kind.ts';

const memberPath = (id: string): string => `member/${id}`;
const cardPath = (id: string): string => `${memberPath(id)}/card`;
const mergePath = (id: string): string => `${memberPath(id)}/merge`;
const periodsPath = (id: string): string => `${memberPath(id)}/periods`;

function addMember({ members }: ClubInFold, { id, card, since, until }: ImportedMember): void {
  const period = until === undefined ? { since } : { since, until };
  members.set(id, { id, cards: [card], periods: [period], mergedInto: undefined, isWithheld: false });
}

const addCard = (state: ClubInFold, { member, card }: CorrectedCard): void =>
  changeMember(state, member, ({ cards }) => ({ cards: [...cards, card] }));

export const MEMBERS = {
  'club-created': clubKind<{ readonly name: string }>({
    evolve: (state, { name }) => {
      state.description = { name, withheldCategories: [] };
    },
    touches: () => writes('description'),
    isLasting: true,
    told: ({ name }) => `création du club « ${name} »`,
  }),
  'club-described': clubKind<ClubDescription>({
    evolve: (state, data) => {
      state.description = data;
    },
    touches: () => writes('description'),
    told: ({ name }) => `réglages du club « ${name} »`,
  }),
  'members-added': clubKind<{ readonly members: readonly AddedMember[] }>({
    evolve: (state, { members }) => {
      for (const member of members) addMember(state, member);
    },
    touches: ({ members }) => writes(...members.map(({ id }) => memberPath(id))),
    told: ({ members }, teller) =>
      members.length === 1 ? `ajout de ${teller.own(members[0].id)}` : `ajout de ${plural(members.length, 'membre')}`,
  }),
  'member-corrected': clubKind<CorrectedCard>({
    evolve: addCard,
    touches: ({ member }) => writes(cardPath(member)),
    told: ({ member }, teller) => `correction de la fiche de ${teller.own(member)}`,
  }),
  'members-imported': clubKind<{
    readonly members: readonly ImportedMember[];
    readonly corrections: readonly CorrectedCard[];
  }>({
    evolve: (state, { members, corrections }) => {
      for (const member of members) addMember(state, member);
      for (const correction of corrections) addCard(state, correction);
    },
    touches: ({ members, corrections }) =>
      writes(...members.map(({ id }) => memberPath(id)), ...corrections.map(({ member }) => cardPath(member))),
    told: ({ members, corrections }) => {
      const added = plural(members.length, 'membre ajouté', 'membres ajoutés');
      return `liste importée : ${added}, ${plural(corrections.length, 'fiche corrigée', 'fiches corrigées')}`;
    },
  }),
  'member-left': clubKind<{ readonly member: string; readonly on: string; readonly reason?: Commitment }>({
    evolve: (state, { member, on }) =>
      changeMember(state, member, ({ periods }) => ({
        periods: [...periods.slice(0, -1), { ...(periods.at(-1) ?? { since: on }), until: on }],
      })),
    touches: ({ member }) => writes(periodsPath(member)),
    why: ({ reason }) => reason,
    told: ({ member }, teller) => `départ de ${teller.member(member)}`,
  }),
  'member-returned': clubKind<{ readonly member: string; readonly on: string }>({
    evolve: (state, { member, on }) =>
      changeMember(state, member, ({ periods }) => ({ periods: [...periods, { since: on }] })),
    touches: ({ member }) => writes(periodsPath(member)),
    told: ({ member }, teller) => `retour de ${teller.member(member)}`,
  }),
  'members-merged': clubKind<{ readonly kept: string; readonly merged: string; readonly reason: Commitment }>({
    evolve: (state, { kept, merged }) => changeMember(state, merged, () => ({ mergedInto: kept })),
    touches: ({ kept, merged }) => ({ writes: [mergePath(merged)], reads: [memberPath(kept), mergePath(kept)] }),
    why: ({ reason }) => reason,
    told: ({ kept, merged }, teller) => `réunion de la fiche ${teller.own(merged)} à celle de ${teller.own(kept)}`,
  }),
  'name-withheld': clubKind<{ readonly member: string; readonly isWithheld: boolean }>({
    evolve: (state, { member, isWithheld }) => changeMember(state, member, () => ({ isWithheld })),
    touches: ({ member }) => writes(`${memberPath(member)}/withheld`),
    told: ({ member, isWithheld }, teller) => `nom ${isWithheld ? 'masqué' : 'publié'} : ${teller.member(member)}`,
  }),
  /** All that is kept about these persons was deleted: the one asked for, and those that were the same one. */
  'person-erased': clubKind<{ readonly persons: readonly string[] }>({
    evolve: ({ erased }, { persons }) => {
      for (const person of persons) erased.add(person);
    },
    touches: ({ persons }) => ({ writes: [], reads: persons.map(memberPath) }),
    isLasting: true,
    told: () => 'effacement d’une personne, à sa demande',
  }),
};
