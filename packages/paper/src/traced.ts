import { withCapital } from '@raccord/french';
import {
  describeValidity,
  describeWayWorth,
  TRACE_TITLES,
  type TraceEntry,
  WAY_NAMES,
  type WayEntry,
} from '@raccord/regulation';

/** A part of a trace, under its title. */
interface Traced {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How a verdict is reached: what each way is worth, what was found, where else the word makes its score. */
export function describeTrace(trace: readonly TraceEntry[]): Traced[] {
  const parts = [
    {
      title: TRACE_TITLES.way,
      lines: trace.flatMap((entry) => (entry.kind === 'way' ? [describeWay(entry)] : [])),
    },
    {
      title: TRACE_TITLES.found,
      lines: trace.flatMap((entry) => {
        if (entry.kind !== 'found') return [];
        const { label, move, isKept } = entry;
        return [`${withCapital(label)}${move ? ` (${move})` : ''}${isKept ? '' : ', sans effet'}`];
      }),
    },
    {
      title: TRACE_TITLES.place,
      lines: trace.flatMap((entry) => {
        if (entry.kind !== 'place') return [];
        return [`${entry.word} en ${entry.reference}, ${describeValidity(entry.notAdmitted)}`];
      }),
    },
    {
      title: TRACE_TITLES.reading,
      lines: trace.flatMap((entry) => (entry.kind === 'reading' ? [`${entry.reading} : ${entry.text}`] : [])),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function describeWay(entry: WayEntry): string {
  const { way, move, warning, isKept } = entry;
  const facts = [...(move ? [move] : []), describeWayWorth(entry), ...(warning ? ['avertissement'] : [])];
  return `${WAY_NAMES[way]} : ${facts.join(', ')}${isKept ? ' – façon retenue' : ''}`;
}
