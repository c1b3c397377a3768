import { useState } from 'react';
import { BoardGrid } from '../board/BoardGrid.tsx';
import layout from '../design/layout.module.css';
import type { ShownPlace } from '../engine/protocol.ts';
import { texts } from '../texts/index.ts';
import { bestFirst, isValidPlace, showPlaces } from './places.ts';
import styles from './slip.module.css';
import { Validity } from './Validity.tsx';

interface PlacesProps {
  /** 15 lines. */
  readonly board: readonly string[];
  /** Undefined before any word is tried. */
  readonly places: readonly ShownPlace[] | undefined;
  readonly word: string;
  readonly score?: number | undefined;
  /** As it is written: its place is shown alone, if it is one of them. */
  readonly reference?: string | undefined;
}

/** Every place at once. */
const ALL = '';

/** The board with every place where a word can go, and their list: one pointed at is shown alone. */
export function PlacesOnBoard({ board, places, word, score, reference }: PlacesProps) {
  const [chosen, choose] = useState<string>();
  const pointed = chosen ?? reference;
  const alone = places?.filter(({ reference }) => reference === pointed);
  const { marks, ghosts } = showPlaces(alone?.length ? alone : (places ?? []));
  return (
    <div className={layout.stack2}>
      <BoardGrid lines={board} marks={marks} ghosts={ghosts} />
      {places && word !== '' && <PlaceList {...{ places, word, score, pointed }} onPoint={choose} />}
    </div>
  );
}

interface ListProps extends Required<Pick<PlacesProps, 'word' | 'score'>> {
  readonly places: readonly ShownPlace[];
  readonly pointed: string | undefined;
  onPoint(reference: string): void;
}

/** The valid ones; those that are not are folded, unless there are no others. */
function PlaceList({ places, word, score, pointed, onPoint }: ListProps) {
  const { places: words } = texts.slip;
  const valid = places.filter(isValidPlace);
  const others = places.filter((place) => !isValidPlace(place));
  const shown = word.toUpperCase();
  if (places.length === 0) {
    return <p className={styles.placeCount}>{score === undefined ? words.none(shown) : words.noneFor(shown, score)}</p>;
  }
  return (
    <section aria-label={words.title}>
      <p className={styles.placeCount}>{words.count(valid.length, places.length)}</p>
      <PlaceButtons places={valid.length > 0 ? valid : others} {...{ score, pointed, onPoint }} />
      {valid.length > 0 && others.length > 0 && (
        <details className={styles.trace}>
          <summary>{words.others(others.length)}</summary>
          <PlaceButtons places={others} {...{ score, pointed, onPoint }} />
        </details>
      )}
    </section>
  );
}

const PlaceButtons = ({ places, score, pointed, onPoint }: Omit<ListProps, 'word'>) => (
  <ul className={`${layout.row1} ${styles.placeList}`}>
    {bestFirst(places).map((place) => (
      <li key={place.reference}>
        <button
          type="button"
          className={`${layout.box} ${styles.place}`}
          aria-pressed={pointed === place.reference}
          title={texts.slip.places.show(place.reference)}
          onClick={() => onPoint(pointed === place.reference ? ALL : place.reference)}
        >
          <strong>{place.reference}</strong>
          <span>{texts.slip.points(score ?? place.scores[0])}</span>
          <Validity isBrief notAdmitted={place.notAdmitted} />
        </button>
      </li>
    ))}
  </ul>
);
