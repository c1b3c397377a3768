import type { RefObject } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { SolutionSearch } from '../../solutions/SolutionSearch.tsx';
import { chiefTexts } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import { useConduct } from './useconduct.ts';

interface SolutionsPanelProps {
  readonly isFiltered: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  onFilter(): void;
}

/** All the solutions of the turn, named once the next draw is asked for above them; filtered once somebody asks for it. */
export function SolutionsPanel({ isFiltered, search, onFilter }: SolutionsPanelProps) {
  const { position, survey, lexicon, proposal, taken, look, sheet } = useConduct();
  const last = sheet.at(-1);
  if (!position) return <p className={layout.soft}>{chiefTexts.solutionsAfterDraw}</p>;
  return (
    <SolutionSearch
      {...{ position, search }}
      readiness={lexicon}
      isSearched={survey !== undefined}
      current={taken ?? proposal}
      title={last?.solution && <h2>{texts.common.turn(last.number)}</h2>}
      folded={
        isFiltered ? undefined : (
          <Button look="quiet" onClick={onFilter} aria-keyshortcuts="s">
            {chiefTexts.filter} <KeyCap keys="s" />
          </Button>
        )
      }
      onChoose={look}
    />
  );
}
