import { writeSync } from 'node:fs';
import { openStore } from '../../store/open.ts';
import { addCentre, openHall } from './hall.ts';

/** Sends commands from ten hands without end and writes the id of each that was confirmed, until it is killed. */
const [url] = process.argv.slice(2);
const hall = await openHall(await openStore({ url }));
for (let hand = 0; hand < 10; hand++) void send(hand);

async function send(hand: number): Promise<void> {
  for (let count = 0; ; count++) {
    const id = `tue-${hand}-${count}`;
    const answer = await addCentre(hall, id);
    if (!answer.ok) throw new Error(answer.fault.text);
    writeSync(1, `${id}\n`);
  }
}
