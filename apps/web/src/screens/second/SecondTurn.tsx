import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Rack } from '../../board/BoardGrid.tsx';
import { Badge, Button } from '../../design/controls.tsx';
import { Loading } from '../../design/Loading.tsx';
import layout from '../../design/layout.module.css';
import { useSurvey } from '../../engine/useengine.ts';
import { ALL, isOfReferee, RefereeFilter } from '../../roster/RefereeFilter.tsx';
import { useView } from '../../server/views.ts';
import { layOver } from '../../slip/overlay.ts';
import { useOverlay } from '../../slip/useoverlay.ts';
import { useShownTurn } from '../../slip/useshownturn.ts';
import { secondTexts as words } from '../../texts/second.ts';
import { Review } from './Review.tsx';
import styles from './second.module.css';
import { countLeft } from './tablefilters.ts';
import { useConfirming } from './useconfirming.ts';

const Blind = deferred(async () => (await import('./Blind.tsx')).Blind);

const MODES = ['review', 'blind'] as const;

interface SecondTurnProps {
  readonly game: string;
  readonly turn: number;
}

/** One turn, checked in one of the two ways. */
export function SecondTurn({ game, turn }: SecondTurnProps) {
  const [mode, setMode] = useState<(typeof MODES)[number]>('review');
  const [referee, setReferee] = useState(ALL);
  const { data: desk } = useView('seeDesk', { game, turn });
  const shown = useShownTurn({ game, turn });
  const survey = useSurvey(shown?.position, shown?.readiness.hash);
  const confirm = useConfirming(game, turn);
  const overlay = useOverlay(desk?.sequence ?? 0);
  if (!desk || !shown) return <Loading />;
  const tables = layOver(desk.tables, overlay, { game, turn });
  const left = countLeft(tables);
  const seen = tables.filter((table) => isOfReferee(referee, table.referee));
  const tools = (
    <>
      <fieldset className={`${layout.row1} ${styles.modes}`} aria-label={words.modes.label}>
        {MODES.map((name) => (
          <Button key={name} aria-pressed={mode === name} onClick={() => setMode(name)}>
            {words.modes[name]}
          </Button>
        ))}
      </fieldset>
      <RefereeFilter filter={referee} onFilter={setReferee} />
    </>
  );
  const common = { game, turn, shown, survey, confirm, tables, seen, tools };
  return (
    <>
      <div className={`${layout.row} ${layout.end} ${styles.summary}`}>
        <Rack letters={shown.sheet.markedDraw} size="1.9rem" />
        {survey && <strong>{words.top(survey.top)}</strong>}
        <span className={`${layout.row} ${layout.end} ${styles.left}`}>
          <Badge kind={left.toConfirm > 0 ? 'info' : left.confirmed > 0 ? 'good' : 'plain'}>
            {words.left.toConfirm(left.toConfirm)}
          </Badge>
          {left.confirmed > 0 && <Badge>{words.left.confirmed(left.confirmed)}</Badge>}
          {left.due > 0 && <Badge kind="warn">{words.left.due(left.due)}</Badge>}
          {left.referred > 0 && <Badge kind="warn">{words.left.referred(left.referred)}</Badge>}
          {left.appealed > 0 && <Badge kind="warn">{words.left.appealed(left.appealed)}</Badge>}
          {left.missing > 0 && <Badge>{words.left.missing(left.missing)}</Badge>}
        </span>
      </div>
      <Suspense fallback={<Loading />}>{mode === 'review' ? <Review {...common} /> : <Blind {...common} />}</Suspense>
    </>
  );
}
