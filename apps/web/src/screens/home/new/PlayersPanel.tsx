import type { OfferedPlayer } from '@raccord/club';
import { Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { PlayersFields } from '../../../roster/PlayersFields.tsx';
import { clubTexts } from '../../../texts/club.ts';
import styles from '../home.module.css';
import type { Draft } from './draft.ts';
import { PresentPlayers } from './PresentPlayers.tsx';

export interface PlayersPanelProps {
  readonly draft: Draft;
  /** Who may come, of the club. */
  readonly offered: readonly OfferedPlayer[];
  /** Whose evening it is. */
  readonly club: string | undefined;
  change(part: Partial<Draft>): void;
}

/** Who plays: those of the club who are ticked, or a list. */
export function PlayersPanel({ draft, offered, club, change }: PlayersPanelProps) {
  const list = <PlayersFields list={draft.players} rows={10} onChange={(players) => change({ players })} />;
  if (offered.length === 0) return <Panel>{list}</Panel>;
  return (
    <Panel className={layout.stack4}>
      <PresentPlayers
        offered={offered}
        present={draft.present ?? []}
        isPairs={draft.isPairs ?? false}
        isOfClub={club !== undefined}
        onChange={(present) => change({ present })}
        onPairs={(isPairs) => change({ isPairs })}
      />
      <details open={draft.players.trim() !== ''}>
        <summary className={styles.summary}>{clubTexts.present.list}</summary>
        {list}
      </details>
    </Panel>
  );
}
