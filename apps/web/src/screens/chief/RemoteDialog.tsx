import type { ScreenShow } from '@raccord/tournament';
import { useState } from 'react';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { CentreField } from '../../roster/CentreField.tsx';
import type { HallView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { texts } from '../../texts/index.ts';
import { isSeveral } from '../hall/pages.ts';
import { areResultsHeld, directedAt, isBetween, stageOf } from '../hall/stage.ts';
import { OpenScreen } from './OpenScreen.tsx';
import { RemotePalmares } from './RemotePalmares.tsx';
import { RemoteRanking } from './RemoteRanking.tsx';
import { useConduct } from './useconduct.ts';

type ShowKind = ScreenShow['kind'];

const words = texts.hall.remote;
const KINDS = ['game', 'solution', 'ranking', 'palmares'] as const satisfies readonly ShowKind[];
/** Stands for all centres. */
const ALL = '';

/** What the screens show, those of all centres or of one. */
export function RemoteDialog({ hall, onClose }: { readonly hall: HallView; onClose(): void }) {
  const { runsAll, centre } = useConduct();
  const command = useCommand();
  const [target, setTarget] = useState(ALL);
  const isOfOne = !runsAll || target !== ALL;
  const looked = runsAll && target !== ALL ? target : centre;
  const directed = directedAt(hall, looked);
  const isFree = isBetween(stageOf(hall, looked));
  const show = (isFree && directed?.show) || ({ kind: 'game' } as const);
  const direct = (next: ScreenShow): void => {
    void command.send('direct-screens', { ...(isOfOne ? { centre: looked } : {}), show: next });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={layout.stack3}>
        <p className={layout.soft}>{isFree ? chiefDialogsTexts.hallScreen.shown : words.playing}</p>
        {isFree && show.kind === 'game' && areResultsHeld(hall) && <p role="status">{words.held}</p>}
        {runsAll && (
          <CentreField
            label={words.centres}
            centres={hall.centres}
            all={words.all}
            value={target}
            onChange={setTarget}
          />
        )}
        {isFree && (
          <div className={layout.row2}>
            {KINDS.map((kind) => (
              <Button key={kind} aria-pressed={show.kind === kind} onClick={() => direct(beginning(kind, hall))}>
                {words.shows[kind]}
              </Button>
            ))}
          </div>
        )}
        {directed && show.kind === 'ranking' && (
          <RemoteRanking {...{ hall, direct }} held={show.page} since={directed.since} />
        )}
        {show.kind === 'palmares' && <RemotePalmares {...{ hall, show, direct }} />}
        <OpenScreen centre={isOfOne ? hall.centres.find(({ id }) => id === looked) : undefined} />
        {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      </div>
    </Dialog>
  );
}

/** A palmarès is that of the whole tournament as soon as it has several games. */
function beginning(kind: ShowKind, hall: HallView): ScreenShow {
  if (kind !== 'palmares') return { kind };
  return { kind, ...(isSeveral(hall) || !hall.turn ? {} : { game: hall.turn.game }) };
}
