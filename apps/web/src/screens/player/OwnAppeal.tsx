import { mainSolution } from '@raccord/regulation';
import { useState } from 'react';
import { Button, Dialog, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { AppealForm } from '../../ruling/AppealForm.tsx';
import type { SheetView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useOverlay } from '../../slip/useoverlay.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { playerTexts } from '../../texts/player.ts';
import { appealable, nextOf } from './appealable.ts';
import styles from './player.module.css';

const words = appealsTexts;

interface OwnAppealProps {
  readonly lines: SheetView['lines'];
  /** Of the view that they come from. */
  readonly sequence: number;
}

/** A player contests what one of his slips got, from his own sheet. */
export function OwnAppeal({ lines, sequence }: OwnAppealProps) {
  const { session } = useTournament();
  const [isAsked, ask] = useState(false);
  const [chosen, setChosen] = useState('');
  const entrant = session.id ?? '';
  const open = appealable(lines, entrant, useOverlay(sequence));
  const line = open.find(({ turn }) => String(turn) === chosen) ?? open.at(-1);
  if (!line) return null;
  const to = nextOf(line);
  const title = to === 'federation' ? words.fileSecond : playerTexts.appeals.slip;
  return (
    <>
      <Button className={styles.appeal} onClick={() => ask(true)}>
        {title}
      </Button>
      {isAsked && (
        <Dialog title={title} onClose={() => ask(false)}>
          <div className={layout.stack3}>
            <Select
              label={words.turn}
              value={String(line.turn)}
              options={open.toReversed().map(({ turn, slip }) => ({
                value: String(turn),
                label: words.turnOf(turn, mainSolution(slip)?.word.toUpperCase()),
              }))}
              onChange={setChosen}
            />
            <AppealForm
              slip={{ game: line.game, turn: line.turn, entrant }}
              basis={line.basis}
              to={to}
              onFiled={() => ask(false)}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
