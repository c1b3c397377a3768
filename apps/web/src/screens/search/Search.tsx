import { boardAfter, type Solution } from '@raccord/scrabble';
import { useState } from 'react';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { BoardGrid, type Mark } from '../../board/BoardGrid.tsx';
import { BREAKPOINTS } from '../../design/breakpoints.ts';
import { Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { EnginePosition } from '../../engine/protocol.ts';
import { type Readiness, useSurvey } from '../../engine/useengine.ts';
import { SolutionSearch } from '../../solutions/SolutionSearch.tsx';
import { chiefTexts } from '../../texts/chief.ts';
import { staticTexts } from '../../texts/static.ts';
import { DrawField, FormulaField, LaidFields, TooManyTiles } from '../regulation/PositionFields.tsx';
import { type PositionDraft, playOn, searchedPosition } from '../regulation/positiondraft.ts';
import styles from './search.module.css';
import { useDrawField } from './usedrawfield.ts';

const words = staticTexts.search;
const BESIDE_BOARD = `(min-width: ${BREAKPOINTS.middle}rem)`;

interface SearchProps {
  readonly readiness: Readiness;
  readonly position: PositionDraft;
  onPosition(position: PositionDraft): void;
}

/** A solution pointed at, for a position and with a dictionary. */
interface Chosen {
  readonly of: PositionDraft;
  readonly lexicon: string | undefined;
  readonly solution: Solution;
}

/** Every solution of a position, the best first; the one that is pointed at shows on the board. */
export function Search({ readiness, position, onPosition }: SearchProps) {
  const drawField = useDrawField();
  const asked = searchedPosition(position);
  const found = asked.ok ? asked.value : undefined;
  const fault = asked.ok ? undefined : asked.fault;
  const survey = useSurvey(found, readiness.hash);
  const [chosen, setChosen] = useState<Chosen>();
  const [isFiltered, setFiltered] = useState(() => matchMedia(BESIDE_BOARD).matches);
  const current = chosen?.of === position && chosen.lexicon === readiness.hash ? chosen.solution : survey?.tops[0];
  const lay = (): void => {
    if (current) onPosition(playOn(position, current));
  };
  useShortcuts([{ keys: 'p', label: words.layShort, run: lay }]);
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <h1>{words.title}</h1>
      <div className={styles.columns}>
        <Panel className={layout.stack3} aria-label={words.position}>
          <div className={styles.row}>
            <DrawField {...{ position, fault }} field={drawField} onChange={onPosition} />
            <FormulaField position={position} onChange={onPosition} />
          </div>
          <TooManyTiles position={position} />
        </Panel>
        <div className={styles.board}>
          <ShownBoard {...{ position: found, lines: position.board, current }} />
        </div>
        <Panel className={styles.found}>
          {found ? (
            <>
              {isFiltered && <h2>{words.filters}</h2>}
              <SolutionSearch
                {...{ readiness, current }}
                position={found}
                isSearched={survey !== undefined}
                folded={
                  isFiltered ? undefined : (
                    <Button look="quiet" onClick={() => setFiltered(true)}>
                      {chiefTexts.filter}
                    </Button>
                  )
                }
                onChoose={(solution) => setChosen({ of: position, lexicon: readiness.hash, solution })}
              />
              <Button disabled={!current} onClick={lay}>
                {words.lay}
              </Button>
            </>
          ) : (
            <p className={layout.dim}>{words.waiting}</p>
          )}
        </Panel>
        <Panel className={`${layout.stack3} ${styles.laid}`}>
          <LaidFields position={position} onChange={onPosition} />
        </Panel>
      </div>
    </div>
  );
}

interface ShownBoardProps {
  readonly position: EnginePosition | undefined;
  readonly lines: readonly string[];
  readonly current: Solution | undefined;
}

/** The board with a solution laid on it. */
function ShownBoard({ position, lines, current }: ShownBoardProps) {
  if (!position || !current) return <BoardGrid lines={lines} />;
  const after = boardAfter({ ...position, solution: current }, position.formula);
  const marks = new Map<number, Mark>(after.laid.map((square) => [square, 'new']));
  return <BoardGrid lines={after.lines} marks={marks} />;
}
