import type { RefObject } from 'react';
import layout from '../../design/layout.module.css';
import { SolutionSearch } from '../../solutions/SolutionSearch.tsx';
import { chiefTexts } from '../../texts/chief.ts';
import { useConduct } from './useconduct.ts';

/** All the solutions of the turn, filtered. */
export function SolutionsPanel({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { position, survey, lexicon, proposal, taken, look } = useConduct();
  if (!position) return <p className={layout.soft}>{chiefTexts.solutionsAfterDraw}</p>;
  return (
    <SolutionSearch
      {...{ position, search }}
      readiness={lexicon}
      isSearched={survey !== undefined}
      current={taken ?? proposal}
      onChoose={look}
    />
  );
}
