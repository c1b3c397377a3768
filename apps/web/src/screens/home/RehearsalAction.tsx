import { useLocation } from 'wouter';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { homeTexts } from '../../texts/home.ts';

const { rehearsal: words } = homeTexts;

/** An evening to try one's hand at, in one click. */
export function RehearsalAction() {
  const [, navigate] = useLocation();
  const { send, isBusy, fault } = useSending();
  const begin = async (): Promise<void> => {
    const made = await send('createRehearsal', undefined, () => api.createRehearsal({ body: {} }));
    if (made.ok) navigate(`/tournois/${made.value.id}/conduite`);
  };
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      <Button onClick={begin} disabled={isBusy}>
        {isBusy ? words.busy : words.action}
      </Button>
    </Panel>
  );
}
