import type { AnswerOf } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Dialog, Notice, Panel } from '../../design/controls.tsx';
import { api, type Fault, newId } from '../../server/client.ts';
import { homeTexts as home } from '../../texts/home.ts';
import { LinkCards } from '../links/LinkCards.tsx';
import styles from './home.module.css';
import { tournamentId } from './new/plan.ts';
import { TOURNAMENTS } from './queries.ts';

/** A tournament to try everything on, in one click. */
export function DemoAction() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [demo, setDemo] = useState<AnswerOf<'createDemo'>>();
  // Asked again after a cut, it is the same one.
  const id = useRef(tournamentId(home.demo, newId().slice(0, 6)));
  const create = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.createDemo({ body: { id: id.current } });
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    setDemo(answer.value);
    await queries.invalidateQueries({ queryKey: TOURNAMENTS });
  };
  return (
    <Panel className={styles.action}>
      <h2>{home.demo}</h2>
      <p>{home.demoHint}</p>
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      <Button onClick={create} disabled={isBusy}>
        {isBusy ? home.demoBusy : home.demoAction}
      </Button>
      {demo && (
        <Dialog title={home.demoReady} onClose={() => setDemo(undefined)}>
          <Link href={`/tournois/${demo.id}`} className={buttonClass('main')}>
            {home.demoOpen}
          </Link>
          <p className={styles.demoLinks}>{home.demoLinks}</p>
          <LinkCards links={demo.links} />
        </Dialog>
      )}
    </Panel>
  );
}
