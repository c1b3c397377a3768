import type { Answered } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useDownload } from '../../documents/usedownload.ts';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { SITTINGS, type SittingView, sittingKey } from './queries.ts';

const words = sittingTexts.run;

/** What its maker does with a sitting: start it, close it, keep its results, remove it. */
export function SittingActions({ sitting }: { readonly sitting: SittingView }) {
  const { id, stage, participants } = sitting;
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const [asked, setAsked] = useState<'close' | 'remove'>();
  const { send, fault } = useSending();
  const download = useDownload();
  const params = { sitting: id };
  const doing = async (action: () => Promise<Answered<unknown>>, after?: () => void): Promise<void> => {
    const answer = await send(['sitting', id], asked, action);
    setAsked(undefined);
    if (answer.ok && after) after();
    await queries.invalidateQueries({ queryKey: answer.ok && after ? SITTINGS : sittingKey(id) });
  };
  const busy = participants.filter(({ isFinished }) => !isFinished).length;
  const said = (fault ?? download.fault)?.text;
  return (
    <div className={layout.stack2}>
      <div className={layout.row}>
        {stage === 'waiting' && (
          <Button look="main" onClick={() => doing(() => api.startSitting({ params, body: {} }))}>
            {words.start}
          </Button>
        )}
        {stage === 'running' && (
          <Button look="main" onClick={() => setAsked('close')}>
            {words.close}
          </Button>
        )}
        {stage !== 'waiting' && (
          <Button onClick={() => download.start('makeSittingResults', { params })}>{words.results}</Button>
        )}
        <Button look="quiet" onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </div>
      {stage === 'waiting' && <p className={layout.soft}>{words.startHint}</p>}
      {said !== undefined && <Notice kind="bad">{said}</Notice>}
      {asked === 'close' && (
        <Dialog title={words.closeTitle} onClose={() => setAsked(undefined)}>
          <div className={layout.stack3}>
            <p>{words.closeHint(busy)}</p>
            <div className={layout.row}>
              <Button look="main" onClick={() => doing(() => api.closeSitting({ params, body: {} }))}>
                {words.closeAction}
              </Button>
              <Button onClick={() => setAsked(undefined)}>{texts.common.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
      {asked === 'remove' && (
        <Dialog title={words.removeTitle} onClose={() => setAsked(undefined)}>
          <div className={layout.stack3}>
            <p>{words.removeHint}</p>
            <div className={layout.row}>
              <Button
                look="danger"
                onClick={() =>
                  doing(
                    () => api.removeSitting({ params }),
                    () => goTo('/seances'),
                  )
                }
              >
                {words.remove}
              </Button>
              <Button onClick={() => setAsked(undefined)}>{texts.common.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
