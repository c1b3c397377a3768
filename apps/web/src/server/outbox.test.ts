import type { Answered, AnswerOf } from '@raccord/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerFault } from './client.ts';
import { CommandOutbox, outboxSubjects, type WaitingCommand } from './commandoutbox.ts';
import { isFailed } from './holding.ts';

const FAULTS = {
  away: { code: 'unreachable', text: 'Le serveur ne répond pas.' },
  busy: { code: 'try-again', text: 'Dans un instant.' },
  broken: { code: 'internal', text: 'Une erreur imprévue s’est produite.' },
  refused: { code: 'turn-ended', text: 'La fin du coup est annoncée.' },
} as const satisfies Readonly<Record<string, ServerFault>>;

/** More tries than a command has on which the server fails. */
const MANY = 20;

/** A server that takes everything but what it is told not to, and an outbox of a browser that keeps nothing. */
async function openOutbox() {
  const taken: string[] = [];
  const failing = new Map<string, ServerFault>();
  const world = { isThere: true, attempts: 0 };
  const entrantOf = ({ data }: WaitingCommand) => (data as { entrant?: string }).entrant ?? '';
  const take = async (command: WaitingCommand): Promise<Answered<AnswerOf<'sendCommand'>>> => {
    world.attempts += 1;
    if (!world.isThere) return { ok: false, fault: FAULTS.away };
    const fault = failing.get(entrantOf(command));
    if (fault) return { ok: false, fault };
    taken.push(`${command.type} ${entrantOf(command)}`.trim());
    return { ok: true, value: { id: command.id, type: command.type, sequence: taken.length } };
  };
  const isThere = async () => {
    world.attempts += 1;
    return world.isThere;
  };
  const outbox = await new CommandOutbox('t', 'referee a1', { take, isThere, subjectsOf: outboxSubjects }).open();
  opened.push(outbox);
  const unsent = () => outbox.waiting.filter(({ refusal }) => refusal === undefined);
  return {
    ...{ outbox, taken, failing, world },
    confirm: (entrant: string) => outbox.add('confirm-slip', { game: 'g', turn: 1, entrant }),
    unsent,
    /** Tries again until nothing that can go is left, without the pauses. */
    insist: (until: () => void) =>
      vi.waitFor(
        () => {
          outbox.flush();
          until();
        },
        { interval: 1 },
      ),
  };
}

const opened: CommandOutbox[] = [];
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
});

describe('an outbox', () => {
  it('has what is given in one breath about a slip decided one on the other', async () => {
    const { outbox, world } = await openOutbox();
    world.isThere = false;
    const key = { game: 'g', turn: 1, entrant: 'p1' };
    const slip = { state: 'absent', solutions: [] } as const;
    const corrected = outbox.add('correct-slip', { ...key, slip, reason: 'mal lu' }, { id: 'c', basis: 'vu' });
    const confirmed = outbox.add('confirm-slip', key, { basis: 'vu' });
    await Promise.all([corrected, confirmed]);
    expect(outbox.waiting.map(({ type, basis }) => [type, basis])).toEqual([
      ['correct-slip', 'vu'],
      ['confirm-slip', 'c'],
    ]);
  });

  it('sends in order what it was given, and says that nothing is kept where the browser keeps nothing', async () => {
    const { outbox, taken, confirm } = await openOutbox();
    expect(outbox.isKept).toBe(false);
    await Promise.all(['p1', 'p2', 'p3'].map(confirm));
    expect(outbox.isUnsafe).toBe(true);
    await vi.waitFor(() => expect(outbox.waiting).toEqual([]));
    expect(outbox.isUnsafe).toBe(false);
    expect(taken).toEqual(['confirm-slip p1', 'confirm-slip p2', 'confirm-slip p3']);
    expect(outbox.sent.map(({ answer }) => answer.sequence)).toEqual([1, 2, 3]);
  });

  it('waits for a server that is away or busy, however long, and loses nothing', async () => {
    const { outbox, taken, confirm, world, failing, insist, unsent } = await openOutbox();
    world.isThere = false;
    await confirm('p1');
    await confirm('p2');
    await insist(() => expect(world.attempts).toBeGreaterThan(MANY));
    world.isThere = true;
    failing.set('p1', FAULTS.busy);
    await insist(() => expect(world.attempts).toBeGreaterThan(2 * MANY));
    expect(unsent()).toHaveLength(2);
    failing.clear();
    await insist(() => expect(outbox.waiting).toEqual([]));
    expect(taken).toEqual(['confirm-slip p1', 'confirm-slip p2']);
  });

  it.each(['broken', 'away'] as const)(
    'sets aside a command on which the server fails (%s), and goes on',
    async (why) => {
      const { outbox, taken, confirm, failing, insist } = await openOutbox();
      failing.set('p1', FAULTS[why]);
      await confirm('p1');
      await confirm('p2');
      await insist(() => expect(taken).toEqual(['confirm-slip p2']));
      expect(outbox.waiting).toMatchObject([{ refusal: FAULTS[why] }]);
      expect(outbox.waiting.map(isFailed)).toEqual([true]);
      const [{ id, order }] = outbox.waiting;
      failing.clear();
      await outbox.sendAgain(order);
      await vi.waitFor(() => expect(outbox.waiting).toEqual([]));
      expect(outbox.sent.at(-1)?.id).toBe(id);
    },
  );

  it('keeps back what comes after it about the same slip, until it is done or forgotten', async () => {
    const { outbox, taken, confirm, failing, insist } = await openOutbox();
    failing.set('p1', FAULTS.broken);
    await outbox.add('refer-slip', { game: 'g', turn: 1, entrant: 'p1', reason: 'illisible' });
    await confirm('p2');
    await insist(() => expect(outbox.waiting.map(isFailed)).toEqual([true]));
    failing.clear();
    await confirm('p1');
    await confirm('p3');
    await vi.waitFor(() => expect(taken).toEqual(['confirm-slip p2', 'confirm-slip p3']));
    await outbox.discard(outbox.waiting[0].order);
    await vi.waitFor(() => expect(taken.at(-1)).toBe('confirm-slip p1'));
  });

  it('shows a refusal at once, goes on, and may be asked again', async () => {
    const { outbox, taken, confirm, failing } = await openOutbox();
    failing.set('p1', FAULTS.refused);
    await confirm('p1');
    await confirm('p2');
    await vi.waitFor(() => expect(taken).toEqual(['confirm-slip p2']));
    expect(outbox.waiting).toMatchObject([{ refusal: FAULTS.refused }]);
    expect(outbox.waiting.map(isFailed)).toEqual([false]);
    failing.clear();
    await outbox.sendAgain(outbox.waiting[0].order);
    await vi.waitFor(() => expect(taken.at(-1)).toBe('confirm-slip p1'));
  });

  it('shows what it is given before anything else happens, however close to the one before', async () => {
    const { outbox, confirm } = await openOutbox();
    const shown: number[] = [];
    outbox.subscribe(() => shown.push(outbox.waiting.length));
    const given = [confirm('p1'), confirm('p2')];
    expect(shown).toEqual([1, 2]);
    await Promise.all(given);
  });

  it('says nothing of what was forgotten while it was on its way, whatever becomes of it', async () => {
    const { outbox, confirm, failing } = await openOutbox();
    failing.set('p1', FAULTS.refused);
    await confirm('p1');
    await outbox.discard(outbox.waiting[0].order);
    await confirm('p2');
    await vi.waitFor(() => expect(outbox.waiting).toEqual([]));
  });

  it('tells of hundreds of commands in a few times', async () => {
    const { outbox, taken } = await openOutbox();
    let told = 0;
    outbox.subscribe(() => {
      told += 1;
    });
    const entrants = Array.from({ length: 400 }, (_, index) => `p${index}`);
    await outbox.addAll(
      entrants.map((entrant) => ({ type: 'confirm-slip', data: { game: 'g', turn: 1, entrant } }) as const),
    );
    await vi.waitFor(() => expect(outbox.waiting).toEqual([]));
    expect(taken).toEqual(entrants.map((entrant) => `confirm-slip ${entrant}`));
    expect(told).toBeLessThan(entrants.length / 4);
  });
});
