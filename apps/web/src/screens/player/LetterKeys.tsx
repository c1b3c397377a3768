import { useState } from 'react';
import { Tile } from '../../board/BoardGrid.tsx';
import { Button, Dialog } from '../../design/controls.tsx';
import type { SlipDraft } from '../../slip/slipdraft.ts';
import { playerTexts } from '../../texts/player.ts';
import styles from './player.module.css';
import { addLetter, drawKeys, eraseLetter, nextTile } from './writing.ts';

const { write: words } = playerTexts;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface LetterKeysProps {
  readonly draft: SlipDraft;
  readonly draw: string;
  readonly board: readonly string[];
  onChange(draft: SlipDraft): void;
}

/** The letters of the draw to touch, the tile of the board that comes next, and the way back. */
export function LetterKeys({ draft, draw, board, onChange }: LetterKeysProps) {
  const [isChoosing, setChoosing] = useState(false);
  const tile = nextTile(board, draft);
  const keys = drawKeys(draw, board, draft).map((key, index) => ({ ...key, index }));
  return (
    <fieldset className={styles.letters} aria-label={words.letters}>
      {keys.map(({ letter, isUsed, index }) => (
        <button
          key={index}
          type="button"
          className={styles.tileKey}
          disabled={isUsed}
          aria-label={letter === '?' ? words.joker : words.add(letter)}
          onClick={() => (letter === '?' ? setChoosing(true) : onChange(addLetter(draft, letter)))}
        >
          <Tile letter={letter} />
        </button>
      ))}
      {/* The place of the tile of the board stays free: no key moves under the finger. */}
      {tile === undefined ? (
        <span className={styles.letterKey} />
      ) : (
        <Button
          className={styles.letterKey}
          aria-label={words.onBoard(tile)}
          onClick={() => onChange(addLetter(draft, tile))}
        >
          +{tile}
        </Button>
      )}
      <Button className={styles.letterKey} aria-label={words.erase} onClick={() => onChange(eraseLetter(draft))}>
        ⌫
      </Button>
      {isChoosing && (
        <Dialog title={words.jokerTitle} onClose={() => setChoosing(false)}>
          <div className={styles.keys}>
            {ALPHABET.map((letter) => (
              <Button
                key={letter}
                className={styles.key}
                onClick={() => {
                  onChange(addLetter(draft, letter.toLowerCase()));
                  setChoosing(false);
                }}
              >
                {letter}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </fieldset>
  );
}
