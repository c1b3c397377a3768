import { Rack } from '../../board/BoardGrid.tsx';
import styles from './play.module.css';

/** A tile with the space beside it, in tiles. */
const TILE_STEP = 1.09;
/** What a mark of the draw, `+` or `-`, takes. */
const MARK_STEP = 0.45;

/** Letters as wide as there is room for. */
export function DrawnLetters({ letters, label }: { readonly letters: string; readonly label?: string }) {
  const steps = [...letters].reduce((sum, letter) => sum + (/[+-]/.test(letter) ? MARK_STEP : TILE_STEP), 0);
  return (
    <div className={styles.draw}>
      <Rack
        letters={letters}
        size={`min(100cqi / ${Math.max(steps, 5 * TILE_STEP).toFixed(2)}, 9 * var(--hall))`}
        {...(label === undefined ? {} : { label })}
      />
    </div>
  );
}
