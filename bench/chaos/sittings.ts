/** Exams sat one after the other: phones join, answer, finish; at the end each sees what the server said it had. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@raccord/simulation';
import { derivedId } from '../../apps/server/src/access/tokens.ts';
import { admitted, type Browser } from '../../apps/server/src/http/testing/browser.ts';
import { sittingStream } from '../../apps/server/src/store/store.ts';
import { PlayOver, type Sender } from './sender.ts';

const PHONES = 3;
const SLIPS = 5;
const PAUSE = 200;

/** Somebody on his phone. */
interface Seated {
  readonly browser: Browser;
  readonly participant: string;
}

export async function playSittings(url: string, installation: Browser, sender: Sender, chance: Chance): Promise<never> {
  for (;;) {
    await sender.pause(chance, 2_000);
    const body = {
      ...{ id: sender.newId(), name: 'Examen' },
      order: { kind: 'exam', exam: { edition: '2023', count: SLIPS, seed: chance.between(1, 5) }, minutes: 600 },
    } as const;
    const made = await sender.settle('makeSitting', () => installation.api.makeSitting({ body }));
    if (made.ok) await sit(made.value.id);
  }

  async function sit(sitting: string): Promise<void> {
    const params = { sitting };
    const phones: Seated[] = [];
    for (let at = 0; at < PHONES; at++) phones.push(await join(sitting, `Candidat ${at}`));
    const started = await sender.settle('startSitting', () => installation.api.startSitting({ params, body: {} }));
    if (!started.ok) return;
    const answers = await Promise.all(phones.map((phone) => answerAll(phone, sitting)));
    const closed = await sender.settle('closeSitting', () => installation.api.closeSitting({ params, body: {} }));
    if (!closed.ok) return;
    for (const [at, phone] of phones.entries()) {
      const sheet = await sender.settle('readOwnSheet', () => phone.browser.api.readOwnSheet({ params }));
      const told = sheet.ok ? JSON.stringify(sheet.value) : '';
      for (const points of answers[at]) {
        if (!told.includes(`"points":${points}`)) sender.faults.set(`${sitting}: an answer of ${at} is lost`, 1);
      }
    }
  }

  /** The same id until it is let in: whoever is in already is given his seat again. */
  async function join(sitting: string, name: string): Promise<Seated> {
    const id = sender.newId();
    for (;;) {
      const address = `/api/sittings/${sitting}/participants`;
      const browser = await admitted(url, address, { id, name }).catch(() => undefined);
      if (browser) return { browser, participant: derivedId(sitting, id) };
      if (sender.isOver) throw new PlayOver();
      await sleep(PAUSE);
    }
  }

  /** Answers the points that it was told were kept. */
  async function answerAll({ browser: { api }, participant }: Seated, sitting: string): Promise<readonly number[]> {
    const kept: number[] = [];
    for (let slip = 1; slip <= SLIPS; slip++) {
      await sender.pause(chance, 500);
      const body = { id: sender.newId(), slip, points: chance.between(100, 999), sanction: 'none' } as const;
      const answer = await sender.settle('answerSlip', () => api.answerSlip({ params: { sitting }, body }));
      if (!answer.ok) continue;
      kept.push(body.points);
      sender.note(sittingStream(sitting), `${participant}/${body.id}`);
    }
    await sender.settle('finishExam', () => api.finishExam({ params: { sitting }, body: {} }));
    return kept;
  }
}
