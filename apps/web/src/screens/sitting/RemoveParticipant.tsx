import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { AskedButton } from '../../design/DialogForm.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { sittingViewsKey } from './queries.ts';

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
  const sending = useSending();
  const remove = async (): Promise<boolean> => {
    const params = { sitting, participant };
    const removed = await sending.send(['removeParticipant', params], undefined, () =>
      api.removeParticipant({ params }),
    );
    if (!removed.ok) return false;
    goTo(`/seances/${sitting}`);
    await queries.invalidateQueries({ queryKey: sittingViewsKey(sitting), exact: true });
    return true;
  };
  return (
    <div>
      <AskedButton
        label={words.removeOne}
        buttonLook="quiet"
        title={words.removeOneTitle(name)}
        sending={sending}
        confirm={words.removeOneAction}
        look="danger"
        leave={texts.common.cancel}
        onConfirm={remove}
      >
        <p>{words.removeOneHint}</p>
      </AskedButton>
    </div>
  );
}
