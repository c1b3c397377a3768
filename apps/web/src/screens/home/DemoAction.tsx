import type { AnswerOf } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Dialog, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { homeTexts as home } from '../../texts/home.ts';
import { LinkCards } from '../links/LinkCards.tsx';
import styles from './home.module.css';
import { tournamentId } from './new/plan.ts';
import { TOURNAMENTS } from './queries.ts';

/** A tournament to try everything on, in one click. */
export function DemoAction() {
  const queries = useQueryClient();
  const { send, isBusy, fault } = useSending();
  const [demo, setDemo] = useState<AnswerOf<'createDemo'>>();
  const create = async (): Promise<void> => {
    const answer = await send('createDemo', undefined, (request) =>
      api.createDemo({ body: { id: tournamentId(home.demo, request.slice(0, 6)) } }),
    );
    if (!answer.ok) return;
    setDemo(answer.value);
    await queries.invalidateQueries({ queryKey: TOURNAMENTS });
  };
  return (
    <Panel className={`${layout.stack4} ${styles.action}`}>
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
