import type { Roster, SeatedEntrant } from '@raccord/files';
import type { Result } from '@raccord/scrabble';
import { Panel } from '../../../design/controls.tsx';
import { Form } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { PlayersReview } from '../../../roster/PlayersReview.tsx';
import { homeTexts as home } from '../../../texts/home.ts';
import { playersTexts as players } from '../../../texts/players.ts';
import { PlayersPanel, type PlayersPanelProps } from './PlayersPanel.tsx';

interface Props extends PlayersPanelProps {
  readonly roster: Result<Roster>;
  readonly entrants: readonly SeatedEntrant[];
  onBack(): void;
  onNext(): void;
}

/** Who plays: those of the club who are ticked, a list, with what Raccord understood beside them. */
export function StepPlayers({ draft, roster, entrants, offered, club, change, onBack, onNext }: Props) {
  return (
    <Form
      className={layout.stack4}
      confirm={home.next}
      missing={entrants.length === 0 ? home.missing.players : undefined}
      leave={home.previous}
      onLeave={onBack}
      onConfirm={onNext}
    >
      <div className={layout.halves}>
        <PlayersPanel {...{ draft, offered, club, change }} />
        <Panel className={layout.stack4}>
          {entrants.length === 0 && <h2>{players.preview}</h2>}
          <PlayersReview {...{ roster, entrants }} />
        </Panel>
      </div>
    </Form>
  );
}
