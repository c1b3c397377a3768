import { describeProvisional, type Palmares, type ScreenShow } from '@raccord/tournament';
import { Button, Notice, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { isSeveral, pageQuery } from '../hall/pages.ts';
import { newPlacesOf, type PalmaresStep, palmaresSteps, podiumOf, stepsAround } from '../hall/palmares.ts';
import { useTellable } from '../hall/usetellable.ts';

const words = texts.hall.remote;
/** Stands for the ranking of the whole tournament. */
const OVERALL = '';

interface RemotePalmaresProps {
  readonly hall: HallView;
  readonly show: Palmares;
  direct(show: ScreenShow): void;
}

/** How far the palmarès has come, the next step and the way back. */
export function RemotePalmares({ hall, show, direct }: RemotePalmaresProps) {
  const { data } = useView('seeRanking', {}, { query: pageQuery(0, show.game) });
  const tellable = useTellable(hall, show.game);
  const count = data?.count ?? 0;
  const steps = palmaresSteps(count, podiumOf(data?.rows ?? []));
  const { before, after } = stepsAround(steps, show);
  const { game } = show;
  const go = (step: PalmaresStep): void =>
    direct({ kind: 'palmares', ...(game === undefined ? {} : { game }), ...step });
  const describe = (step: PalmaresStep, { held, places }: typeof words.next, opening: string): string => {
    const tells = newPlacesOf(steps, step, count);
    if (tells) return places(tells.last, tells.best);
    return step.isHeld ? held : opening;
  };
  const played = hall.games.filter(({ turns }) => turns > 0);
  return (
    <>
      {isSeveral(hall) && (
        <Select
          label={words.ranking}
          value={game ?? OVERALL}
          options={[
            { value: OVERALL, label: texts.hall.ranking.overall },
            ...played.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(chosen) => direct({ kind: 'palmares', ...(chosen === OVERALL ? {} : { game: chosen }) })}
        />
      )}
      {data && (
        <>
          <p role="status">
            {describe(show, words.step, words.step.opening)}
            {tellable?.after !== undefined && ` (${texts.hall.palmares.after(tellable.after)})`}
          </p>
          {data.provisional && (
            <Notice kind="warn">
              <Raised text={describeProvisional(data.provisional.why)} />
            </Notice>
          )}
          <div className={layout.row2}>
            {after ? (
              <Button look="main" disabled={tellable?.open !== undefined} onClick={() => go(after)}>
                {describe(after, words.next, '')}
              </Button>
            ) : (
              <p className={layout.soft}>{words.over}</p>
            )}
            {before && <Button onClick={() => go(before)}>{words.back}</Button>}
          </div>
          {after && tellable?.open !== undefined && <p className={layout.soft}>{words.open(tellable.open)}</p>}
        </>
      )}
    </>
  );
}
