import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, buttonClass, Notice, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import type { ServerFault } from '../../../server/client.ts';
import { isInDoubt } from '../../../server/meaning.ts';
import { homeTexts } from '../../../texts/home.ts';
import styles from '../home.module.css';
import { sendCreation } from './create.ts';
import { type Creation, isFinished, lengthOf, needsNoLink } from './plan.ts';

const { creation: words } = homeTexts;

interface Props {
  readonly creation: Creation;
  onChange(creation: Creation): void;
  /** Nothing was written: what was typed can be mended. */
  onEdit(): void;
  onEnd(): void;
}

/** Sends the new tournament, step by step; what a cut has stopped goes on from there. */
export function CreationPanel({ creation, onChange, onEdit, onEnd }: Props) {
  const { tournament, done } = creation;
  const [, navigate] = useLocation();
  const [fault, setFault] = useState<ServerFault>();
  const isSending = useRef(false);
  const all = lengthOf(creation);
  const isReady = isFinished(creation);
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setFault(undefined);
    setFault(await sendCreation(creation, (count) => onChange({ ...creation, done: count })));
    isSending.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once by itself, then when somebody asks
  useEffect(() => {
    if (!isReady) void send();
  }, []);
  const address = `/tournois/${tournament.id}`;
  const isLeft = isReady && needsNoLink(creation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (!isLeft) return;
    onEnd();
    navigate(`${address}/conduite`, { replace: true });
  }, [isLeft]);
  return (
    <Panel className={`${layout.stack4} ${styles.creation}`}>
      <h1>{words.title}</h1>
      <progress aria-label={words.progress(done, all)} max={all} value={done} />
      {fault && (
        <>
          <Notice kind="bad">{fault.text}</Notice>
          <p>{words.stopped}</p>
          <div className={layout.row3}>
            <Button look="main" onClick={send}>
              {words.resume}
            </Button>
            {done === 0 && !isInDoubt(fault) && <Button onClick={onEdit}>{words.edit}</Button>}
            {done > 0 && (
              <Link href={address} className={buttonClass()} onClick={onEnd}>
                {words.open}
              </Link>
            )}
          </div>
        </>
      )}
      {isReady && !isLeft && (
        <>
          <Notice kind="good">{words.ready(tournament.data.name)}</Notice>
          <p>{words.readyHint}</p>
          <div className={layout.row3}>
            <Link href={`${address}/postes`} className={buttonClass('main')} onClick={onEnd}>
              {words.links}
            </Link>
            <Link href={address} className={buttonClass()} onClick={onEnd}>
              {words.run}
            </Link>
          </div>
        </>
      )}
    </Panel>
  );
}
