import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { sittingKey } from './queries.ts';

const words = sittingTexts.run;

interface RemoveParticipantProps {
  readonly sitting: string;
  readonly participant: string;
  readonly name: string;
}

/** Somebody who sat it by mistake, or twice. */
export function RemoveParticipant({ sitting, participant, name }: RemoveParticipantProps) {
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const { send, fault } = useSending();
  const remove = async (): Promise<void> => {
    const params = { sitting, participant };
    const removed = await send(['removeParticipant', params], undefined, () => api.removeParticipant({ params }));
    if (!removed.ok) return;
    goTo(`/seances/${sitting}`);
    await queries.invalidateQueries({ queryKey: sittingKey(sitting), exact: true });
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {words.removeOne}
      </Button>
      {isAsked && (
        <Dialog title={words.removeOneTitle(name)} onClose={() => setAsked(false)}>
          <div className={layout.stack3}>
            <p>{words.removeOneHint}</p>
            {fault && <Notice kind="bad">{fault.text}</Notice>}
            <div className={layout.row}>
              <Button look="danger" onClick={remove}>
                {words.removeOneAction}
              </Button>
              <Button onClick={() => setAsked(false)}>{texts.common.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
