import type { Roster, SeatedEntrant } from '@raccord/files';
import type { Result } from '@raccord/scrabble';
import { Notice } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { playersTexts as players } from '../texts/players.ts';
import { typesetTexts } from '../texts/typeset.ts';
import { PlayersPreview } from './PlayersPreview.tsx';
import styles from './roster.module.css';

interface Props {
  readonly roster: Result<Roster>;
  readonly entrants: readonly SeatedEntrant[];
}

const NOTHING = { refused: [], doubtful: [] };

/** What Raccord understood of a list: the lines that it refuses, everybody else at his table. */
export function PlayersReview({ roster, entrants }: Props) {
  const { refused, doubtful } = roster.ok ? roster.value : NOTHING;
  return (
    <div className={`${layout.stack4} ${styles.stack}`}>
      {!roster.ok && <Notice kind="bad">{typesetTexts(roster.fault.text)}</Notice>}
      {refused.length > 0 && (
        <Notice kind="warn">
          {players.refused(refused.length)}
          <ul className={`${layout.stack1} ${styles.refused}`}>
            {refused.map(({ line, text }) => (
              <li key={line}>{typesetTexts(text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {doubtful.length > 0 && (
        <Notice kind="warn">
          {players.doubtful(doubtful.length)}
          <ul className={`${layout.stack1} ${styles.refused}`}>
            {doubtful.map(({ text }) => (
              <li key={text}>{typesetTexts(text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {entrants.length > 0 ? <PlayersPreview entrants={entrants} /> : <p className={layout.soft}>{players.none}</p>}
    </div>
  );
}
