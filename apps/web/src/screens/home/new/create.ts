import { api, type Fault } from '../../../server/client.ts';
import type { Creation } from './plan.ts';

/** Sends what the server does not have yet, in order; stops at what it does not take, and says why. */
export async function sendCreation(
  { tournament, steps, done }: Creation,
  onDone: (done: number) => void,
): Promise<Fault | undefined> {
  const params = { tournament: tournament.id };
  for (let next = done; next <= steps.length; next++) {
    const answer =
      next === 0
        ? await api.createTournament({ body: tournament })
        : await api.sendCommand({ params, body: steps[next - 1] });
    if (!answer.ok) return answer.fault;
    onDone(next + 1);
  }
  return undefined;
}
