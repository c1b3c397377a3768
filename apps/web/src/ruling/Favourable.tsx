import { PLAUSIBILITIES } from '@raccord/regulation';
import { Badge, Check } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { VerdictLine } from '../slip/VerdictView.tsx';
import { type ShownVerdict, shownOfVerdict } from '../slip/verdicts.ts';
import { appealsTexts } from '../texts/appeals.ts';
import { isAlreadyBest, type RulingReading } from './readings.ts';
import styles from './ruling.module.css';

const words = appealsTexts.readings;

interface FavourableProps {
  readonly article: string;
  readonly readings: readonly RulingReading[];
  /** What stands so far. */
  readonly verdict: ShownVerdict;
  readonly isChosen: boolean;
  /** Somebody says that the player could not have had it both ways. */
  readonly isOneWay: boolean;
  onChoose(isChosen: boolean): void;
  onConfirm(isOneWay: boolean): void;
}

/** What the slip is worth by each reading that the text leaves open; folded where none would bring more than what stands. */
export const Favourable = (props: FavourableProps) => (
  <fieldset className={`${layout.stack2} ${layout.box} ${styles.readings}`}>
    <legend>{words.title}</legend>
    {isAlreadyBest(props.verdict, props.readings) ? (
      <details>
        <summary>{words.already}</summary>
        <Readings {...props} />
      </details>
    ) : (
      <Readings {...props} />
    )}
  </fieldset>
);

/** Each reading, and the choice of the one that brings most. */
function Readings({ article, readings, isChosen, isOneWay, onChoose, onConfirm }: FavourableProps) {
  const isOnly = readings.length === 1;
  return (
    <div className={layout.stack2}>
      <p className={layout.soft}>{words.hint}</p>
      <ul className={layout.stack2}>
        {readings.map(({ by, verdict: read }, index) => (
          <li key={by.join(' ')} className={`${layout.row} ${layout.baseline}`}>
            <span>
              {isOnly && by.length === PLAUSIBILITIES.length
                ? words.same
                : words.of(by.map((one) => words.plausible[one]))}
            </span>
            <VerdictLine verdict={shownOfVerdict(read)} />
            {index === 0 && !isOnly && <Badge kind="good">{words.best}</Badge>}
          </li>
        ))}
      </ul>
      <Check label={words.choose(article)} value={isChosen} onChange={onChoose} />
      {isChosen && (
        <>
          <Check label={words.oneWay} value={isOneWay} onChange={onConfirm} />
          {!isOneWay && <p className={layout.soft}>{words.oneWayHint}</p>}
        </>
      )}
    </div>
  );
}
