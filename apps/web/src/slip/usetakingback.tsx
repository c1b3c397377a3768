import { entrantsNamed } from '@raccord/tournament';
import { type ReactNode, useState } from 'react';
import { ActionNotice } from '../design/ActionNotice.tsx';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { targetOf } from '../server/undoneamong.ts';
import { useOutbox } from '../server/useoutbox.tsx';
import type { Act } from '../texts/fr/takingback.ts';
import { texts } from '../texts/index.ts';
import type { TurnPlace } from './keys.ts';
import { lastDone, lastTaken } from './laststroke.ts';

const { common, takingBack: words } = texts;

/** What was done to a slip at a stroke, and can be taken back or had again at another. */
interface Told {
  readonly text: string;
  readonly offers?: 'undo' | 'redo';
  /** The action to take back, where it may no longer be the last one. */
  readonly event?: string | undefined;
}

interface Options {
  /** The turn in sight; none where slips of all of them are. */
  readonly turn?: TurnPlace;
  tableOf(entrant: string): number | undefined;
  /** What a command did, named. */
  readonly named?: (command: WaitingCommand) => Act;
  /** The slip of somebody is as it was, or again as it was made. */
  onBack(entrant: string, done: 'undo' | 'redo'): void;
}

export interface TakingBack {
  undo(): void;
  redo(): void;
  tell(told: Told | undefined): void;
  /** What was told last; undefined once it is closed. */
  readonly notice: ReactNode | undefined;
}

/** What this station did about slips, taken back and had back: it is done here at once, whether or not the server is there. */
export function useTakingBack({ turn, tableOf, named = ({ type }) => words.act(type), onBack }: Options): TakingBack {
  const outbox = useOutbox();
  const [told, tell] = useState<Told>();

  const back = (
    done: 'undo' | 'redo',
    targets: readonly WaitingCommand[],
    actions: readonly WaitingCommand[],
  ): void => {
    const [first] = actions;
    if (!first) {
      tell({ text: words.nothing[done] });
      return;
    }
    const [entrant] = entrantsNamed(first.data);
    void outbox.addAll(targets.map(({ id }) => ({ type: done, data: { event: id } })));
    const text = words.told(done, actions.length, tableOf(entrant), named(first));
    tell({ text, offers: done === 'undo' ? 'redo' : 'undo' });
    onBack(entrant, done);
  };
  const given = (): readonly WaitingCommand[] => [...outbox.sent, ...outbox.waiting];
  const undo = (event?: string): void => {
    const last = event === undefined ? lastDone(given(), turn) : given().filter(({ id }) => id === event);
    back('undo', last, last.toReversed());
  };
  const redo = (): void => {
    const undoings = lastTaken(given(), turn);
    back(
      'redo',
      undoings,
      given().filter(({ id }) => undoings.some((undoing) => targetOf(undoing) === id)),
    );
  };
  return {
    undo: () => undo(),
    redo,
    tell,
    notice: told && (
      <ActionNotice
        text={told.text}
        action={told.offers && { undo: common.cancel, redo: common.restore }[told.offers]}
        onAct={() => (told.offers === 'redo' ? redo() : undo(told.event))}
        onClose={() => tell(undefined)}
      />
    ),
  };
}
