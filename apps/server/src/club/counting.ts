import { type ClubState, isActive } from '@raccord/club';

/** Members of today: whoever left is not counted, nor a card that was merged into another one. */
export const countMembers = (state: ClubState): number =>
  [...state.members.values()].filter((member) => isActive(state, member)).length;
