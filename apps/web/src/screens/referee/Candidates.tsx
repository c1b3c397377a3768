import type { Solution } from '@raccord/scrabble';
import { Badge } from '../../design/controls.tsx';
import { WrittenWord } from '../../slip/Written.tsx';
import { texts } from '../../texts/index.ts';
import styles from './entry.module.css';
import { moveKey } from './entryrows.ts';

interface CandidatesProps {
  readonly id: string;
  readonly candidates: readonly Solution[];
  readonly chosen: number;
  /** The engine is at work: they are those of what was typed before. */
  readonly isBusy: boolean;
  readonly played: ReadonlyMap<string, number>;
  onTake(candidate: Solution): void;
}

export const candidateId = (list: string, index: number): string => `${list}-${index}`;

/** The solutions that what is typed may mean; Enter takes the one chosen. */
export function Candidates({ id, candidates, chosen, isBusy, played, onTake }: CandidatesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.referee.line.solutions}
      aria-busy={isBusy}
      className={styles.candidates}
    >
      {candidates.map((candidate, index) => {
        const count = played.get(moveKey(candidate)) ?? 0;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line that owns the list
          <div
            key={moveKey(candidate)}
            id={candidateId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.candidate}
            onClick={() => onTake(candidate)}
          >
            <WrittenWord word={candidate.word} />
            <span>{candidate.reference}</span>
            <strong>{candidate.score}</strong>
            <span>{count > 0 && <Badge kind="info">{texts.referee.line.played(count)}</Badge>}</span>
          </div>
        );
      })}
    </div>
  );
}
