import type { Answered } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Button, Notice } from '../../design/controls.tsx';
import { AskedButton } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { keptPaper } from '../../documents/paper.ts';
import { useDownload } from '../../documents/usedownload.ts';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { SITTINGS, type SittingView, sittingViewsKey } from './queries.ts';

const words = sittingTexts.run;

/** What its maker does with a sitting: start it, close it, keep its results, remove it. */
export function SittingActions({ sitting }: { readonly sitting: SittingView }) {
  const { id, kind, stage, participants } = sitting;
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const sending = useSending();
  const download = useDownload();
  const params = { sitting: id };
  const doing = async (what: string, action: () => Promise<Answered<unknown>>): Promise<boolean> => {
    const answer = await sending.send(['sitting', id], what, action);
    const isRemoved = answer.ok && what === 'remove';
    if (isRemoved) goTo('/seances');
    await queries.invalidateQueries({ queryKey: isRemoved ? SITTINGS : sittingViewsKey(id) });
    return answer.ok;
  };
  const busy = participants.filter(({ isFinished }) => !isFinished).length;
  const passed = participants.filter(({ mark }) => mark?.isPassed === true).length;
  const print = (part: 'results' | 'certificates') =>
    download.start('makeSittingPaper', { params: { ...params, part }, query: { paper: keptPaper() } });
  const said = (sending.fault ?? download.fault)?.text;
  return (
    <div className={layout.stack2}>
      <div className={`${layout.row} ${layout.between}`}>
        <div className={layout.row}>
          {stage === 'waiting' && (
            <Button look="main" onClick={() => doing('start', () => api.startSitting({ params, body: {} }))}>
              {words.start}
            </Button>
          )}
          {stage === 'running' && (
            <AskedButton
              label={words.close}
              buttonLook="main"
              title={words.closeTitle}
              sending={sending}
              confirm={words.closeAction}
              leave={texts.common.cancel}
              onConfirm={() => doing('close', () => api.closeSitting({ params, body: {} }))}
            >
              <p>{words.closeHint(busy)}</p>
            </AskedButton>
          )}
          {stage !== 'waiting' && (
            <Button onClick={() => download.start('makeSittingResults', { params })}>{words.results}</Button>
          )}
          {stage !== 'waiting' && <Button onClick={() => print('results')}>{words.resultsPaper}</Button>}
          {stage === 'closed' && passed > 0 && (
            <Button onClick={() => print('certificates')}>{words.certificates(passed)}</Button>
          )}
        </div>
        <AskedButton
          buttonLook="danger"
          title={words.removeTitle}
          sending={sending}
          confirm={words.remove}
          look="danger"
          leave={texts.common.cancel}
          onConfirm={() => doing('remove', () => api.removeSitting({ params }))}
        >
          <p>{words.removeHint}</p>
        </AskedButton>
      </div>
      {stage === 'waiting' && <p className={layout.soft}>{words.startHints[kind]}</p>}
      {said !== undefined && <Notice kind="bad">{said}</Notice>}
    </div>
  );
}
