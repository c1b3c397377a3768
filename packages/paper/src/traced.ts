import { plural, withCapital } from '@raccord/french';
import type { TraceEntry, WayEntry } from '@raccord/regulation';

/** A part of a trace, under its title. */
interface Traced {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How a verdict is reached: what each way is worth, what was found, where else the word makes its score. */
export function describeTrace(trace: readonly TraceEntry[]): Traced[] {
  const parts = [
    {
      title: 'Évaluations possibles de la solution',
      lines: trace.flatMap((entry) => (entry.kind === 'way' ? [describeWay(entry)] : [])),
    },
    {
      title: 'Ce qui est constaté',
      lines: trace.flatMap((entry) => {
        if (entry.kind !== 'found') return [];
        const { label, move, isKept } = entry;
        return [`${withCapital(label)}${move ? ` (${move})` : ''}${isKept ? '' : ', sans effet'}`];
      }),
    },
    {
      title: 'Autres places du même score',
      lines: trace.flatMap((entry) => {
        if (entry.kind !== 'place') return [];
        const { word, reference, isValid, notAdmitted } = entry;
        return [`${word} en ${reference}, ${isValid ? 'valable' : `forme ${notAdmitted.join(', ')}, non admis`}`];
      }),
    },
    {
      title: 'Nos lectures du texte',
      lines: trace.flatMap((entry) => (entry.kind === 'reading' ? [`${entry.reading} : ${entry.text}`] : [])),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const WAYS = { reference: 'Référence', links: 'Raccord', score: 'Score' } as const;

function describeWay({ way, move, points: count, penalty, warning, isNull, isKept }: WayEntry): string {
  const worth = penalty > 0 ? `${count} − ${penalty} = ${plural(count - penalty, 'point')}` : plural(count, 'point');
  const facts = [...(move ? [move] : []), isNull ? 'nul' : worth, ...(warning ? ['avertissement'] : [])];
  return `${WAYS[way]} : ${facts.join(', ')}${isKept ? ' – façon retenue' : ''}`;
}
