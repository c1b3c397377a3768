import { useState } from 'react';
import { BareSelect, Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { gatherTables, showTables } from '../../roster/tableranges.ts';
import type { GameTurn, HallView, ProgressView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { openTurns, turnCorrected } from './steps.ts';
import { useActions } from './useactions.ts';
import { useConduct } from './useconduct.ts';
import { Solos } from './Watch.tsx';

type Centres = HallView['centres'];

/** How far the correction of each open turn is, referee by referee, and the closing of the turn. */
export function CorrectionProgress({ centres }: { readonly centres: Centres }) {
  const { game, sheet } = useConduct();
  const [chosen, choose] = useState<number>();
  const open = openTurns(sheet);
  const number = open.some((turn) => turn.number === chosen) ? chosen : turnCorrected(sheet);
  const { data: progress } = useView(
    'seeProgress',
    { game: game.id, turn: number ?? 1 },
    { when: number !== undefined },
  );
  const turn = sheet.find((one) => one.number === number);
  if (!turn || (game.isFinished && open.length === 0)) return null;
  // While people think, only what has come already.
  const isPlayed = turn.open?.some(({ isEnded }) => !isEnded) !== true;
  if (!isPlayed && progress?.referees.some(({ recorded }) => recorded > 0) !== true) return null;
  return (
    <Panel className={`${layout.stack2} ${layout.low}`} aria-label={chief.correction}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{chief.correction}</h2>
        {open.length > 1 ? (
          <BareSelect
            aria-label={chief.correction}
            value={String(number)}
            options={open.map((one) => ({ value: String(one.number), label: chief.correctionOf(one.number) }))}
            onChange={(chosen) => choose(Number(chosen))}
          />
        ) : (
          <span>{chief.correctionOf(turn.number)}</span>
        )}
      </div>
      {open.length === 0 && <p className={layout.soft}>{chief.allClosed}</p>}
      {progress && (
        <>
          <Referees referees={progress.referees} centres={centres} />
          <Closing turn={turn} centres={centres} />
          <Solos solos={progress.solos} />
        </>
      )}
    </Panel>
  );
}

interface RefereesProps {
  readonly referees: ProgressView['referees'];
  readonly centres: Centres;
}

function Referees({ referees, centres }: RefereesProps) {
  const centreName = (id: string) => centres.find((centre) => centre.id === id)?.name ?? id;
  return (
    <Table
      look="small"
      rows={referees}
      keyOf={({ centre, official }) => `${centre} ${official}`}
      markOf={({ missing }) => (missing.length === 0 ? 'soft' : undefined)}
      columns={[
        {
          ...{ heading: chief.referee, kind: 'name' },
          cell: ({ centre, official, name }) => (official === undefined ? chief.ownTables(centreName(centre)) : name),
        },
        { heading: chief.recorded, cell: ({ recorded, tables }) => `${recorded}/${tables}` },
        {
          ...{ heading: chief.missing, hint: chief.missingHint },
          cell: ({ missing }) => (missing.length === 0 ? chief.nothingMissing : showTables(gatherTables(missing))),
        },
      ]}
    />
  );
}

/** A turn is closed centre by centre, once nothing is missing. */
function Closing({ turn, centres }: { readonly turn: GameTurn; readonly centres: Centres }) {
  const { step } = useConduct();
  const actions = useActions();
  const isMain = (centre: string) => step.kind === 'close' && step.turn === turn.number && step.centre === centre;
  return (turn.open ?? [])
    .filter(({ isEnded, missing, centre }) => isEnded && missing === 0 && !isMain(centre))
    .map(({ centre }) => (
      <Button key={centre} onClick={() => actions.close(turn.number, centre)}>
        {chief.closeTurn(turn.number, centres.length > 1 ? centres.find(({ id }) => id === centre)?.name : undefined)}
      </Button>
    ));
}
