import { api, type ServerFault } from '../../../server/client.ts';
import { type Creation, lengthOf } from './plan.ts';

/** Sends what the server does not have yet, in order; stops at what it does not take, and says why. */
export async function sendCreation(
  creation: Creation,
  onDone: (done: number) => void,
): Promise<ServerFault | undefined> {
  for (let next = creation.done; next < lengthOf(creation); next++) {
    const answer = await send(creation, next);
    if (!answer.ok) return answer.fault;
    onDone(next + 1);
  }
  return undefined;
}

function send({ tournament, steps, club }: Creation, next: number) {
  if (next === 0) return api.createTournament({ body: tournament });
  const step = steps[next - 1];
  if (step) return api.sendCommand({ params: { tournament: tournament.id }, body: step });
  return api.sendClubCommand({
    params: { club: club?.id ?? '' },
    body: (club?.commands ?? [])[next - 1 - steps.length],
  });
}
