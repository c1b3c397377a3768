/**
 * Exams sat one after the other, each by members of a club: their phones join, answer, finish; at the end each sees what the server
 * said it had, and contests a slip. Then some of them are erased.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@raccord/simulation';
import { derivedId } from '../../apps/server/src/access/tokens.ts';
import { admitted, type Browser, browserOf } from '../../apps/server/src/http/testing/browser.ts';
import { sittingStream } from '../../apps/server/src/store/store.ts';
import { PlayOver, type Sender } from './sender.ts';

const PHONES = 3;
const SLIPS = 5;
const PAUSE = 200;

/** No other text has it. */
const familyNameOf = (sitting: string, at: number): string => `CANDIDAT${sitting.toUpperCase()}N${at}`;

/** Somebody on his phone. */
interface Seated {
  readonly browser: Browser;
  readonly participant: string;
}

export async function playSittings(url: string, installation: Browser, sender: Sender, chance: Chance): Promise<never> {
  for (;;) {
    await sender.pause(chance, 2_000);
    const listed = await sender.settle('listClubs', () => installation.api.listClubs());
    const { id: club } = chance.pick(listed.ok ? listed.value.clubs : []);
    const body = {
      ...{ id: sender.newId(), name: 'Examen', club },
      order: { kind: 'exam', exam: { edition: '2023', count: SLIPS, seed: chance.between(1, 5) }, minutes: 600 },
    } as const;
    const made = await sender.settle('makeSitting', () => installation.api.makeSitting({ body }));
    if (made.ok) await sit(made.value.id, club);
  }

  async function sit(sitting: string, club: string): Promise<void> {
    const params = { sitting };
    const phones: Seated[] = [];
    for (let at = 0; at < PHONES; at++) {
      const card = { familyName: familyNameOf(sitting, at), firstName: 'Zoé' };
      const data = { members: [{ id: `${sitting}-${at}`, card, since: '2026-09-01' }] };
      const phone =
        (await sender.tellClub(installation, club, { type: 'add-members', data })) &&
        (await join(sitting, `${card.familyName} Zoé`));
      // Its club was deleted.
      if (!phone) return;
      phones.push(phone);
    }
    const started = await sender.settle('startSitting', () => installation.api.startSitting({ params, body: {} }));
    if (!started.ok) return;
    const answers = await Promise.all(phones.map((phone) => answerAll(phone, sitting)));
    const neutral = { slip: SLIPS, isNeutral: true };
    await sender.settle('neutraliseSlip', () => installation.api.neutraliseSlip({ params, body: neutral }));
    const closed = await sender.settle('closeSitting', () => installation.api.closeSitting({ params, body: {} }));
    if (!closed.ok) return;
    for (const [at, phone] of phones.entries()) {
      const sheet = await sender.settle('readOwnSheet', () => phone.browser.api.readOwnSheet({ params }));
      const told = sheet.ok ? JSON.stringify(sheet.value) : '';
      for (const points of sheet.ok ? answers[at] : []) {
        if (!told.includes(`"points":${points}`)) sender.faults.set(`${sitting}: an answer of ${at} is lost`, 1);
      }
      const name = familyNameOf(sitting, at);
      await contest(phone, sitting, name);
      const person = `${sitting}-${at}`;
      const data = { person, seats: [{ sitting, participant: phone.participant }] };
      const isErased =
        chance.happens(0.5) && (await sender.tellClub(installation, club, { type: 'erase-person', data }));
      if (isErased) sender.erased.add(name);
    }
  }

  /** Names who contests, and who answers names him again. */
  async function contest({ browser: { api }, participant }: Seated, sitting: string, name: string): Promise<void> {
    const params = { sitting };
    const said = { slip: 1, text: `${name} a lu autre chose` };
    const contested = await sender.settle('contestSlip', () => api.contestSlip({ params, body: said }));
    if (!contested.ok) return;
    const answer = { params: { ...params, participant }, body: { slip: 1, text: `Non, ${name}` } };
    await sender.settle('answerContest', () => installation.api.answerContest(answer));
  }

  /** The same id until it is let in: whoever is in already is given his seat again. Undefined where the sitting is gone. */
  async function join(sitting: string, name: string): Promise<Seated | undefined> {
    const id = sender.newId();
    const { api } = browserOf(url, '');
    for (;;) {
      const address = `/api/sittings/${sitting}/participants`;
      const browser = await admitted(url, address, { id, name }).catch(() => undefined);
      if (browser) return { browser, participant: derivedId(sitting, id) };
      const there = await api.knockAtSitting({ params: { sitting } });
      if (!there.ok && there.fault.code === 'unknown-sitting') return undefined;
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
