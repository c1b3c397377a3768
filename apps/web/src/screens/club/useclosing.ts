import { cardOfPerson } from '@raccord/club';
import { dayOf } from '@raccord/french';
import { useRef } from 'react';
import { newClientId } from '../../server/client.ts';
import { useClub } from './clubcontext.ts';
import { type Identity, type PlayerToIdentify, playerKeyOf, toIdentify } from './identity.ts';
import { useClubCommand } from './useclubcommand.ts';

/** Those who join become members, everybody is said to be who he is, then the evening is closed. */
export function useClosing(tournament: string) {
  const { club } = useClub();
  const command = useClubCommand();
  // Kept: whoever joined before something failed does not join again.
  const ids = useRef(new Map<string, string>());
  const idFor = (player: PlayerToIdentify): string => {
    const key = playerKeyOf(player);
    const id = ids.current.get(key) ?? newClientId();
    ids.current.set(key, id);
    return id;
  };
  const save = async (
    players: readonly PlayerToIdentify[],
    identify: (player: PlayerToIdentify) => Identity,
    told: string,
    /** None: it stays open; `provisional` is why its ranking is, as it was read. */
    closing: { readonly provisional?: string } | undefined,
  ): Promise<boolean> => {
    const joining = players
      .filter((player) => identify(player) === 'joins')
      .map((player) => ({ player, id: idFor(player), card: cardOfPerson(player.person) }));
    const since = dayOf(Date.now());
    const members = joining
      .filter(({ id }) => !club.members.some((member) => member.id === id))
      .map(({ id, card, player }) => ({
        ...{ id, card, since },
        ...(player.recognition.kind === 'unknown' ? {} : { isNamesake: true }),
      }));
    if (members.length > 0 && !(await command.ask('add-members', { members }))) return false;
    const joined = new Map(joining.map(({ player, id }) => [player, id]));
    const changed = toIdentify(players, identify, joined);
    const data = { tournament, players: changed };
    if (changed.length > 0 && !(await command.ask('identify-players', data, closing ? undefined : told))) return false;
    return closing === undefined || command.ask('close-evening', { tournament, ...closing }, told);
  };
  return { save, isBusy: command.isBusy, fault: command.fault, work: command.work };
}
