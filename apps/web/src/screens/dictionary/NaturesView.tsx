import { useQuery } from '@tanstack/react-query';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { engine } from '../../engine/engine.ts';
import type { KnownSource } from '../../engine/protocol.ts';
import { staticTexts } from '../../texts/static.ts';

const words = staticTexts.dictionary;

interface NaturesProps {
  readonly word: string;
  readonly known: KnownSource;
}

/** What a word is: its lemmas, their natures. */
export function NaturesView({ word, known }: NaturesProps) {
  const { data: analyses, isError } = useQuery({
    queryKey: ['analyses', word],
    queryFn: () => engine().analyses(word, known),
    retry: false,
  });
  if (isError) return <p className={layout.dim}>{words.naturesFailed}</p>;
  if (!analyses) return <p className={layout.dim}>{words.naturesLoading}</p>;
  if (analyses.length === 0) return <p className={layout.dim}>{words.unknown}</p>;
  return (
    <ul aria-label={words.natures}>
      {analyses.map(({ lemma, nature }) => (
        <li key={`${lemma} ${nature}`}>
          <b>{lemma}</b>, <Raised text={nature} />
        </li>
      ))}
    </ul>
  );
}
