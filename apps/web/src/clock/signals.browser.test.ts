import { expect, it } from 'vitest';
import { playSignals } from './signals.ts';

const RATE = 8_000;

/** What a machine would play: the loudest sample, and how often the sound goes through zero in each stretch of a tenth of a second. */
async function heard(level: number) {
  const context = new OfflineAudioContext(1, 3 * RATE, RATE);
  playSignals(context, ['start', 'write', 'bell'], level);
  const samples = (await context.startRendering()).getChannelData(0);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const pitches = Array.from({ length: 30 }, (_, tenth) => {
    const part = samples.subarray((tenth * RATE) / 10, ((tenth + 1) * RATE) / 10);
    return part.reduce((count, sample, index) => count + (index > 0 && sample > 0 !== part[index - 1] > 0 ? 5 : 0), 0);
  });
  return { loudest, pitches };
}

it('sounds the start, the time to write and the bell, as loud as this machine is told to be', async () => {
  const [quiet, loud] = [await heard(2), await heard(10)];
  expect(loud.loudest).toBeGreaterThan(0.4);
  expect(loud.loudest / quiet.loudest).toBeCloseTo(5, 1);
  // 660 Hz, then twice 784, then 523 and 440 that lasts.
  expect(loud.pitches[0]).toBeCloseTo(660, -2);
  expect(loud.pitches[3]).toBeGreaterThan(loud.pitches[0]);
  expect(loud.pitches[12]).toBeCloseTo(440, -2);
  expect((await heard(0)).loudest).toBe(0);
});
