import type { FoundEntry, PlaceEntry, TraceEntry, WayEntry } from '@raccord/regulation';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { typesetTexts } from '../texts/typeset.ts';
import styles from './slip.module.css';
import { Validity } from './Validity.tsx';
import { describeWay } from './ways.ts';

const words = texts.slip.trace;

/** What each way of showing the solution is worth, a line each. */
export const Ways = ({ ways }: { readonly ways: readonly WayEntry[] }) => (
  <dl className={`${layout.stack1} ${layout.soft} ${styles.ways}`}>
    {ways.map((way) => (
      <div key={way.way} data-kept={way.isKept}>
        <dt>{texts.slip.way.name(way.way)}</dt> <dd>{describeWay(way, ways)}</dd>
      </div>
    ))}
  </dl>
);

/** Places of the word for the score written: the valid ones and, folded, the others with the words not admitted that they form. */
export function ScorePlaces({ places }: { readonly places: readonly PlaceEntry[] }) {
  const valid = places.filter(({ isValid }) => isValid);
  const others = places.filter(({ isValid }) => !isValid);
  return (
    <>
      <PlaceLines places={valid} />
      {others.length > 0 && (
        <details className={styles.trace}>
          <summary>{texts.slip.places.others(others.length)}</summary>
          <PlaceLines places={others} />
        </details>
      )}
    </>
  );
}

const PlaceLines = ({ places }: { readonly places: readonly PlaceEntry[] }) => (
  <ul className={`${layout.stack1} ${layout.soft} ${styles.scorePlaces}`}>
    {places.map((place) => (
      <li key={place.reference}>
        {words.place(place.word, place.reference)} <Validity notAdmitted={place.notAdmitted} />
      </li>
    ))}
  </ul>
);

const Found = ({ found }: { readonly found: readonly FoundEntry[] }) => (
  <ul className={`${layout.stack1} ${layout.soft} ${styles.found}`}>
    {found.map(({ condition, label, move, isKept }) => (
      <li key={`${condition} ${move}`} data-kept={isKept}>
        {typesetTexts(label)}
        {move && ` (${move})`}
        {!isKept && ` · ${words.setAside}`}
      </li>
    ))}
  </ul>
);

/** How a verdict is reached: what each way is worth, what was found, where else the word makes its score. */
export function Trace({ trace }: { readonly trace: readonly TraceEntry[] }) {
  const ways = trace.filter((entry) => entry.kind === 'way');
  const found = trace.filter((entry) => entry.kind === 'found');
  const places = trace.filter((entry) => entry.kind === 'place');
  const readings = trace.filter((entry) => entry.kind === 'reading');
  if (trace.length === 0) return null;
  return (
    <details className={styles.trace}>
      <summary>{words.title}</summary>
      {ways.length > 0 && (
        <>
          <strong>{words.titles.way}</strong>
          <Ways ways={ways} />
        </>
      )}
      {found.length > 0 && (
        <>
          <strong>{words.titles.found}</strong>
          <Found found={found} />
        </>
      )}
      {places.length > 0 && (
        <>
          <strong>{words.titles.place}</strong>
          <ScorePlaces places={places} />
        </>
      )}
      {readings.length > 0 && (
        <>
          <strong>{words.titles.reading}</strong>
          <ul className={`${layout.stack1} ${layout.soft} ${styles.found}`}>
            {readings.map(({ reading, text }) => (
              <li key={reading}>{typesetTexts(`${reading} : ${text}`)}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
