import type { Slip, WritingLevel } from '@raccord/regulation';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/useengine.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';

/** How each of these slips is written; undefined until the engine has looked at it. Many of a hall are the same. */
export function useLevels({ position, hall, readiness: { isReady } }: JudgedTurn, slips: readonly Slip[]) {
  const asked = JSON.stringify(position);
  const distinct = [...new Set(slips.map((slip) => JSON.stringify(slip)))].sort();
  const key = isReady && distinct.length > 0 ? JSON.stringify([asked, distinct]) : undefined;
  const { last } = useAnswer(key, async () => {
    const levels = await Promise.all(
      distinct.map(async (slip): Promise<[string, WritingLevel]> => {
        const [{ writing }] = await engine().judge(position, JSON.parse(slip) as Slip, [hall.edition], hall.settings);
        return [slip, writing.level];
      }),
    );
    return { asked, levels: new Map(levels) };
  });
  return (slip: Slip): WritingLevel | undefined =>
    last?.asked === asked ? last.levels.get(JSON.stringify(slip)) : undefined;
}
