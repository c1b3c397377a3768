import { withCapital } from '@raccord/french';
import type { CommandData } from '@raccord/tournament';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { ActionNotice } from '../design/ActionNotice.tsx';
import { mayCount } from '../server/holding.ts';
import { useTournament } from '../server/station.tsx';
import { useCommand } from '../server/usecommand.ts';
import { useOutbox } from '../server/useoutbox.tsx';
import { useView } from '../server/views.ts';
import { texts } from '../texts/index.ts';
import { deferred } from './deferred.ts';
import { KEY_MAP } from './keymap.ts';
import { useShortcuts } from './shortcuts.tsx';

const Undo = deferred(async () => (await import('../screens/chief/Undo.tsx')).Undo);

const { takingBack: words, common } = texts;

/** The undoing or the redoing that was done last, or why nothing was. */
type Told =
  | { readonly done: 'undo' | 'redo'; readonly id: string; readonly sequence: number }
  | { readonly why: string };

const ToldContext = createContext<((told: Told | undefined) => void) | undefined>(undefined);

/** Takes actions back and has them back at once; what was done is told on the screen, with the other way. */
export function useUndoing() {
  const { ask, fault, isBusy } = useCommand();
  const tell = useContext(ToldContext);
  const run = async (done: 'undo' | 'redo', data: CommandData<'undo'> & CommandData<'redo'>) => {
    const answer = await ask(done, data);
    if (answer.ok) tell?.({ done, ...answer.value });
    return answer;
  };
  return { run, fault, isBusy };
}

/** What was undone is told no more: the game goes on. */
export function useUntelling(): () => void {
  const tell = useContext(ToldContext);
  return () => tell?.(undefined);
}

/** The keys that take one’s last action back and have it back, on every screen that has none of its own for them. */
export function Undoing({ children }: { readonly children: ReactNode }) {
  const [told, tell] = useState<Told>();
  return (
    <ToldContext.Provider value={tell}>
      {children}
      <LastAction told={told} onTell={tell} />
    </ToldContext.Provider>
  );
}

interface LastActionProps {
  readonly told: Told | undefined;
  onTell(told: Told | undefined): void;
}

function LastAction({ told, onTell }: LastActionProps) {
  const { centre } = useTournament().session;
  const { run } = useUndoing();
  const outbox = useOutbox();
  const [isAsking, setAsking] = useState(false);
  const back = async (done: 'undo' | 'redo', data = {}): Promise<void> => {
    // What was done last here is not there yet.
    if (outbox.waiting.some(mayCount)) return onTell({ why: words.waiting });
    const answer = await run(done, data);
    if (answer.ok) return;
    const { code, text } = answer.fault;
    if (code === 'action-relied-upon' && centre === undefined) setAsking(true);
    else onTell({ why: text });
  };
  useShortcuts(
    [
      { keys: KEY_MAP.undo, label: words.undo, run: () => void back('undo') },
      { keys: KEY_MAP.redo, label: words.redo, run: () => void back('redo') },
    ],
    'around',
  );
  const close = (): void => onTell(undefined);
  return (
    <>
      {told && 'why' in told && <ActionNotice text={told.why} onClose={close} />}
      {told && 'done' in told && (
        <DoneNotice {...told} onRestore={() => back('redo', { event: told.id })} onClose={close} />
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <Undo isLastAsked onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

interface DoneNoticeProps {
  readonly done: 'undo' | 'redo';
  /** Its place in the history, which says what it was. */
  readonly sequence: number;
  onRestore(): void;
  onClose(): void;
}

function DoneNotice({ done, sequence, onRestore, onClose }: DoneNoticeProps) {
  const { data, error } = useView('seeAudit', {}, { query: { after: sequence - 1, limit: 1 } });
  const line = data?.lines[0];
  if (!line && !error) return null;
  return (
    <ActionNotice
      text={line ? withCapital(line.what) : words.last[done]}
      action={done === 'undo' ? common.restore : undefined}
      onAct={onRestore}
      onClose={onClose}
    />
  );
}
