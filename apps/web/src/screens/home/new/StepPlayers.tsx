import type { OfferedPlayer } from '@raccord/club';
import type { Roster, SeatedEntrant } from '@raccord/files';
import type { Result } from '@raccord/scrabble';
import { Panel } from '../../../design/controls.tsx';
import { Form } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { PlayersFields } from '../../../roster/PlayersFields.tsx';
import { PlayersReview } from '../../../roster/PlayersReview.tsx';
import { clubTexts } from '../../../texts/club.ts';
import { homeTexts as home } from '../../../texts/home.ts';
import { playersTexts as players } from '../../../texts/players.ts';
import styles from '../home.module.css';
import type { Draft } from './draft.ts';
import { PresentPlayers } from './PresentPlayers.tsx';

interface Props {
  readonly draft: Draft;
  readonly roster: Result<Roster>;
  readonly entrants: readonly SeatedEntrant[];
  /** Who may come, of the club. */
  readonly offered: readonly OfferedPlayer[];
  change(part: Partial<Draft>): void;
  onBack(): void;
  onNext(): void;
}

/** Who plays: those of the club who are ticked, a list, with what Raccord understood beside them. */
export function StepPlayers({ draft, roster, entrants, offered, change, onBack, onNext }: Props) {
  const list = <PlayersFields list={draft.players} rows={14} onChange={(players) => change({ players })} />;
  return (
    <div className={layout.stack4}>
      <div className={layout.halves}>
        {offered.length === 0 ? (
          <Panel>{list}</Panel>
        ) : (
          <Panel className={layout.stack4}>
            <PresentPlayers
              offered={offered}
              present={draft.present ?? []}
              isPairs={draft.isPairs ?? false}
              onChange={(present) => change({ present })}
              onPairs={(isPairs) => change({ isPairs })}
            />
            <details open={draft.players.trim() !== ''}>
              <summary className={styles.summary}>{clubTexts.present.list}</summary>
              {list}
            </details>
          </Panel>
        )}
        <Panel className={layout.stack4}>
          <h2>{players.preview}</h2>
          <PlayersReview {...{ roster, entrants }} />
        </Panel>
      </div>
      <Form
        confirm={home.next}
        missing={entrants.length === 0 ? home.missing.players : undefined}
        leave={home.previous}
        onLeave={onBack}
        onConfirm={onNext}
      />
    </div>
  );
}
