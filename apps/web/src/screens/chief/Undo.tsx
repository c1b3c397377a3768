import { withCapital } from '@raccord/french';
import { isSameActor } from '@raccord/tournament';
import { useState } from 'react';
import { Link } from 'wouter';
import { useUndoing } from '../../app/Undoing.tsx';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { auditTexts } from '../../texts/audit.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { inTurns } from '../audit/auditlines.ts';
import { type ListedLine, TakeBack } from '../audit/TakeBack.tsx';

const READ = 40;
const SHOWN = 8;

interface UndoProps {
  /** It is known that something relies on one's last action: what goes with it is listed at once. */
  readonly isLastAsked?: boolean;
  onClose(): void;
}

/** Takes back one's last action, said in words, or an earlier one with whatever relies on it. */
export function Undo({ isLastAsked = false, onClose }: UndoProps) {
  const { session, tournament } = useTournament();
  const { run, fault, isBusy } = useUndoing();
  const { data: audit, error } = useView('seeAudit', {}, { query: { limit: READ, newest: true } });
  const [chosen, ask] = useState<string>();
  const lines = (audit?.lines ?? []).filter(({ event }) => event !== undefined);
  const last = lines.find(({ by }) => isSameActor(by, session));
  const asked = chosen ?? (isLastAsked ? last?.event : undefined);
  const others = lines.filter((line) => line !== last).slice(0, SHOWN);
  const { undoing } = chiefDialogsTexts;
  const undo = async (line?: ListedLine): Promise<void> => {
    if ((await run('undo', line?.event === undefined ? {} : { event: line.event })).ok) onClose();
    else ask(line?.event);
  };
  const show = (line: ListedLine, title?: string) => (
    <li key={line.sequence}>
      <span className={layout.stack1}>
        <span>
          <Raised text={withCapital(line.brief ?? line.what)} />
        </span>
        <span className={layout.soft}>{[title, line.who].filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        look={line === last ? 'main' : 'quiet'}
        disabled={isBusy}
        onClick={() => (line === last ? undo(line) : ask(line.event))}
      >
        {undoing.confirm}
        <span className="visually-hidden"> : {line.what}</span>
      </Button>
    </li>
  );
  if (asked !== undefined) {
    return (
      <Dialog key="asked" title={auditTexts.confirmTitle} onClose={onClose}>
        <TakeBack of={{ relying: asked }} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={undoing.title} onClose={onClose}>
      <div className={layout.stack3}>
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        {error && <Button onClick={() => undo()}>{undoing.unseen}</Button>}
        <h3>{undoing.yours}</h3>
        {audit && <ul className={layout.lines}>{last ? show(last, last.title) : <li>{undoing.none}</li>}</ul>}
        <h3>{undoing.others}</h3>
        <p className={layout.soft}>{undoing.hint}</p>
        {inTurns(others).map(({ key, title, rows }) => (
          <section key={key}>
            <h4>{title ?? auditTexts.outside}</h4>
            <ul className={layout.lines}>{rows.map(({ line }) => show(line))}</ul>
          </section>
        ))}
        <Link href={`/tournois/${tournament}/historique`}>{undoing.history}</Link>
      </div>
    </Dialog>
  );
}
