import type { WayEntry } from '@raccord/regulation';
import { texts } from '../texts/index.ts';

/** Why a way was kept: nothing can be held against it, it brings the player most, it comes first of equals. */
export type WhyKept = 'faultless' | 'dearest' | 'first';

const netOf = ({ points, penalty }: WayEntry): number => points - penalty;
/** A slip that gets nothing until the commission decides has no points either. */
const isFaultless = ({ points, penalty, warning }: WayEntry): boolean => points > 0 && penalty === 0 && !warning;

/** What the values themselves tell of the choice; where they do not, the reasons of the verdict do. */
export function whyKept(way: WayEntry, ways: readonly WayEntry[]): WhyKept | undefined {
  const others = ways.filter(({ isKept, isNull }) => !isKept && !isNull);
  if (!way.isKept || way.isNull || ways.length === 1) return undefined;
  if (isFaultless(way) && !others.some(isFaultless)) return 'faultless';
  const most = Math.max(0, ...others.map(netOf));
  if (netOf(way) > most) return 'dearest';
  return netOf(way) === most && others.length > 0 ? 'first' : undefined;
}

/** Is there anything to choose between them? */
export const areUnlike = (ways: readonly WayEntry[]): boolean =>
  ways.some((way) => !way.isKept) || new Set(ways.map(describeValue)).size > 1;

/** « TAS en J8, 12 points, avertissement ». */
const describeValue = (way: WayEntry): string =>
  [...(way.move ? [way.move] : []), texts.slip.way.worth(way), ...(way.warning ? [texts.slip.warning(1)] : [])].join(
    ', ',
  );

/** « TAS en J8, 20 − 5 = 15 points · retenu : c’est ce qui rapporte le plus ». */
export const describeWay = (way: WayEntry, ways: readonly WayEntry[]): string =>
  [describeValue(way), ...(way.isKept ? [texts.slip.way.kept(way.way, whyKept(way, ways))] : [])].join(' ·\u00a0');
