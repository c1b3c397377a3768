import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { SlipDraft } from '../../slip/slipdraft.ts';
import { playerTexts } from '../../texts/player.ts';
import styles from './player.module.css';
import { moveStart, turnWord, wayOf, wordStart } from './writing.ts';

const { write: words } = playerTexts;
const MOVES = [
  { label: words.move.left, sign: '←', down: 0, right: -1 },
  { label: words.move.up, sign: '↑', down: -1, right: 0 },
  { label: words.move.down, sign: '↓', down: 1, right: 0 },
  { label: words.move.right, sign: '→', down: 0, right: 1 },
];

interface PlaceKeysProps {
  readonly draft: SlipDraft;
  onChange(draft: SlipDraft): void;
}

/** The way of the word, and its start moved by a square: fingers are wider than squares. */
export function PlaceKeys({ draft, onChange }: PlaceKeysProps) {
  const isPlaced = wordStart(draft) !== undefined;
  return (
    <div className={`${layout.row1} ${layout.oneLine} ${styles.placeKeys}`}>
      <Button className={styles.direction} onClick={() => onChange(turnWord(draft))}>
        {words.direction[wayOf(draft)]}
      </Button>
      {MOVES.map(({ label, sign, down, right }) => (
        <Button
          key={sign}
          className={styles.key}
          aria-label={label}
          disabled={!isPlaced}
          onClick={() => onChange(moveStart(draft, down, right))}
        >
          {sign}
        </Button>
      ))}
    </div>
  );
}
