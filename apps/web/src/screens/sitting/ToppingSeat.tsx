import type { RouteInput } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { ToppingDesk } from '../../desk/ToppingDesk.tsx';
import { api, inReason } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { LaidBoard } from '../training/PlayBoard.tsx';
import { type SeatView, seatQueryKey } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { SittingClock } from './SittingClock.tsx';
import styles from './sitting.module.css';

const words = sittingTexts.topping;
const SHORT_MS = 10_000;

type ToppingView = NonNullable<SeatView['topping']>;
type Body = RouteInput<'playTopping'>['body'];
/** What one does, whatever the draw and the id it is sent with. */
type Act =
  | { readonly act: 'see-draw' | 'give-up' }
  | { readonly act: 'propose'; readonly word: string; readonly reference: string };

interface ToppingSeatProps {
  readonly sitting: string;
  readonly seat: SeatView;
  readonly topping: ToppingView;
  readonly offline: ReactNode;
}

/** A topping game on a phone: a draw whose top one looks for, and how the one before went; the next one follows at once (3.8.4). */
export function ToppingSeat({ sitting, seat, topping, offline }: ToppingSeatProps) {
  const queries = useQueryClient();
  const { send, isBusy, fault } = useSending();
  const { current, done, isOver, time } = topping;
  const draw = done + 1;
  const play = async (act: Act): Promise<boolean> => {
    if (isBusy) return false;
    const answer = await send(['playTopping', sitting], [draw, act], (id) =>
      api.playTopping({ params: { sitting }, body: { ...act, id, draw } as Body }, inReason()),
    );
    if (answer.ok) queries.setQueryData(seatQueryKey(sitting), answer.value);
    return answer.ok;
  };
  const endsAt = current && current.since + topping.limit;
  const clock = endsAt === undefined ? undefined : <SittingClock {...{ sitting, endsAt }} short={SHORT_MS} />;
  return (
    <SeatFrame title={seat.sitting} aside={clock} isWide>
      {offline}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      {current ? (
        <ToppingDesk
          key={draw}
          turn={{ ...current, number: draw }}
          count={seat.count}
          told={topping.tried.map(({ word, reference }) => words.tried(word.toUpperCase(), reference))}
          before={topping.last && <HowItWent last={topping.last} />}
          onPropose={(proposal) => play({ act: 'propose', ...proposal })}
          onGiveUp={() => play({ act: 'give-up' })}
        />
      ) : (
        <div className={layout.stack3}>
          {topping.last && <LastDraw last={topping.last} formula={topping.formula} />}
          {done > 0 && <p>{words.total(time)}</p>}
          {done === 0 && <p>{words.beginHint(seat.count, topping.limit / 1000, topping.penalty / 1000)}</p>}
          {isOver ? (
            <>
              <Notice kind="good">{words.over}</Notice>
              <p>{words.overHint}</p>
            </>
          ) : (
            <p>
              <Button look="main" onClick={() => play({ act: 'see-draw' })}>
                {words.begin}
              </Button>
            </p>
          )}
        </div>
      )}
    </SeatFrame>
  );
}

interface LastDrawProps {
  readonly last: NonNullable<ToppingView['last']>;
  readonly formula: ToppingView['formula'];
}

/** How the last draw of the game went, with its top on the board. */
const LastDraw = ({ last, formula }: LastDrawProps) => (
  <>
    <HowItWent last={last} />
    <div className={styles.board}>
      <LaidBoard turn={{ board: last.board, draw: last.draw, laid: last.top }} formula={formula} />
    </div>
  </>
);

const HowItWent = ({ last: { isFound, time, top } }: Pick<LastDrawProps, 'last'>) => (
  <Notice kind={isFound ? 'good' : 'warn'}>
    <strong>{isFound ? words.found(time) : words.missed(time)}</strong>
    <p>{words.top(top.word, top.reference, top.score)}</p>
  </Notice>
);
