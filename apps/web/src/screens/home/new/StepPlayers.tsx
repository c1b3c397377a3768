import type { Result } from '@raccord/scrabble';
import type { Roster, SeatedEntrant } from '@raccord/tournament';
import { Button, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { PlayersFields } from '../../../roster/PlayersFields.tsx';
import { PlayersReview } from '../../../roster/PlayersReview.tsx';
import { texts } from '../../../texts/index.ts';
import styles from '../home.module.css';
import { Advance } from './Advance.tsx';
import type { Draft } from './draft.ts';

const { home, players } = texts;

interface Props {
  readonly draft: Draft;
  readonly roster: Result<Roster>;
  readonly entrants: readonly SeatedEntrant[];
  change(part: Partial<Draft>): void;
  onBack(): void;
  onNext(): void;
}

/** Who plays: a list, with what Raccord understood beside it. */
export function StepPlayers({ draft, roster, entrants, change, onBack, onNext }: Props) {
  return (
    <div className={styles.stack}>
      <div className={`${layout.halves} ${styles.halves}`}>
        <Panel>
          <PlayersFields list={draft.players} rows={14} onChange={(list) => change({ players: list })} />
        </Panel>
        <Panel className={styles.stack}>
          <h2>{players.preview}</h2>
          <PlayersReview {...{ roster, entrants }} />
        </Panel>
      </div>
      <div className={layout.row3}>
        <Button onClick={onBack}>{home.previous}</Button>
        <Advance label={home.next} why={entrants.length === 0 ? home.missing.players : undefined} onClick={onNext} />
      </div>
    </div>
  );
}
