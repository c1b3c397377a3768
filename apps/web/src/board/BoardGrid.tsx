import { BOARD_SIZE, letterIndex, PREMIUM_SIGNS, premiumOf, rowName, squareAt, VALUES } from '@raccord/scrabble';
import { type CSSProperties, memo } from 'react';
import { texts } from '../texts/index.ts';
import styles from './board.module.css';

/** What a square says besides its tile. A sign goes with each colour, for who does not see colours. */
export type Mark = 'valid' | 'invalid' | 'new' | 'cursor';

interface BoardProps {
  /** 15 lines: `.`, `A`–`Z`, `a`–`z` for a joker. */
  readonly lines: readonly string[];
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
  /** Letters shown over empty squares: a word that is tried. */
  readonly ghosts?: ReadonlyMap<number, string> | undefined;
  /** Makes the squares buttons. */
  readonly onSquare?: ((square: number) => void) | undefined;
  readonly label?: string;
}

const CENTRE = squareAt(7, 7);
const INDEXES = Array.from({ length: BOARD_SIZE }, (_, index) => index);

/** The board as players know it: rows A to O, columns 1 to 15, premium squares. */
export const BoardGrid = memo(function Board({ label, ...shown }: BoardProps) {
  const name = label ?? describe(shown.lines);
  const rows = (
    <div className={styles.squares}>
      <span className={styles.axis} />
      {INDEXES.map((column) => (
        <span key={column} className={styles.axis} aria-hidden="true">
          {column + 1}
        </span>
      ))}
      {INDEXES.map((row) => (
        <Row key={row} row={row} {...shown} />
      ))}
    </div>
  );
  return shown.onSquare ? (
    <fieldset className={styles.frame} aria-label={name}>
      {rows}
    </fieldset>
  ) : (
    <div className={styles.frame} role="img" aria-label={name}>
      {rows}
    </div>
  );
});

function Row({ row, lines, marks, ghosts, onSquare }: Omit<BoardProps, 'label'> & { readonly row: number }) {
  return (
    <>
      <span className={styles.axis} aria-hidden="true">
        {rowName(row)}
      </span>
      {INDEXES.map((column) => {
        const square = squareAt(row, column);
        const letter = lines[row]?.[column] ?? '.';
        return (
          <Square
            key={square}
            {...{ square, letter, onSquare }}
            name={`${rowName(row)}${column + 1}`}
            mark={marks?.get(square)}
            ghost={ghosts?.get(square)}
          />
        );
      })}
    </>
  );
}

interface SquareProps {
  readonly square: number;
  readonly name: string;
  readonly letter: string;
  readonly mark: Mark | undefined;
  readonly ghost: string | undefined;
  readonly onSquare: BoardProps['onSquare'];
}

const Square = memo(function Square({ square, name, letter, mark, ghost, onSquare }: SquareProps) {
  const isEmpty = letter === '.';
  const premium = premiumOf(square);
  const sign = isEmpty && ghost === undefined && premium ? PREMIUM_SIGNS[premium] : undefined;
  const look = {
    className: styles.square,
    'data-premium': premium,
    'data-sign': sign,
    'data-star': sign !== undefined && square === CENTRE,
    'data-mark': mark,
  };
  const tile = isEmpty ? ghost && <Tile letter={ghost} isGhost /> : <Tile letter={letter} />;
  return onSquare ? (
    <button
      type="button"
      {...look}
      aria-label={`${name} ${isEmpty ? (ghost ?? '') : letter}`.trim()}
      onClick={() => onSquare(square)}
    >
      {tile}
    </button>
  ) : (
    <span {...look}>{tile}</span>
  );
});

interface TileProps {
  /** Lower case for a joker; `?` for a joker not yet played. */
  readonly letter: string;
  readonly isGhost?: boolean;
}

export function Tile({ letter, isGhost = false }: TileProps) {
  const index = letterIndex(letter);
  const isJoker = letter !== '?' && letter !== letter.toUpperCase();
  return (
    <span className={styles.tile} data-joker={isJoker || letter === '?'} data-ghost={isGhost}>
      {letter === '?' ? '?' : letter.toUpperCase()}
      {!isJoker && index >= 0 && <span className={styles.value} data-value={VALUES[index]} />}
    </span>
  );
}

interface RackProps {
  /** Letters, `?` for a joker, and the marks of a draw: `AB+CDE`, `-ABCDE`. */
  readonly letters: string;
  readonly size?: string;
  /** What they are, when they are no draw. */
  readonly label?: string;
}

/** Letters side by side, as on a rack. */
export function Rack({ letters, size, label = texts.board.draw(letters) }: RackProps) {
  const style = size === undefined ? undefined : ({ '--tile-size': size } as CSSProperties);
  const pieces = [...letters].map((letter, index) => ({ letter, key: `${index}${letter}` }));
  return (
    <span className={styles.rack} role="img" aria-label={label} style={style}>
      {pieces.map(({ letter, key }) =>
        letter === '+' || letter === '-' ? (
          <span key={key} className={styles.mark}>
            {letter}
          </span>
        ) : (
          <Tile key={key} letter={letter} />
        ),
      )}
    </span>
  );
}

/** The words that stand, row after row, for who does not see the board. */
function describe(lines: readonly string[]): string {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/[A-Za-z]{2,}/g)].map(
      ({ 0: word, index }) => `${word.toUpperCase()} ${rowName(row)}${index + 1}`,
    ),
  );
  return words.length === 0 ? texts.board.empty : `${texts.board.name} : ${words.join(', ')}`;
}
