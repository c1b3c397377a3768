import type { AnswerOf } from '@raccord/contract';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { api } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';
import { useSending } from '../../server/usesending.ts';
import { relayTexts } from '../../texts/relay.ts';

const words = relayTexts;

/** How the centre of a relay stands with the server of the tournament, and what that one refused after the fact. */
export function RelayView({ relay }: { readonly relay: AnswerOf<'seeRelay'> }) {
  const { tournament } = useTournament();
  const { send, fault } = useSending();
  const dismiss = async (action: string): Promise<void> => {
    await send(['dismissRefused', tournament], action, () => api.dismissRefused({ params: { tournament, action } }));
  };
  return (
    <Panel className={`${layout.stack2} ${layout.low}`} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>
        <Raised text={relay.text} />
      </p>
      {relay.pending > 0 && <p>{words.pending(relay.pending)}</p>}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      {relay.refused.length > 0 && (
        <>
          <p>
            <strong>{words.refused(relay.refused.length)}</strong>
          </p>
          <ul className={layout.stack3}>
            {relay.refused.map(({ id, who, what, at, text }) => (
              <li key={id} className={`${layout.stack2} ${layout.lead}`}>
                <span>
                  <Raised text={`${words.action(who, what, at)} ${text}`} />
                </span>
                <Button onClick={() => dismiss(id)} aria-label={words.dismissAction(who, what)}>
                  {words.dismiss}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {relay.dismissed.length > 0 && (
        <details>
          <summary>{words.dismissed(relay.dismissed.length)}</summary>
          <ul className={layout.stack3}>
            {relay.dismissed.map(({ id, who, what, at, dismissal }) => (
              <li key={id} className={`${layout.stack2} ${layout.lead}`}>
                {words.action(who, what, at)} {words.dismissedBy(dismissal.by, dismissal.at)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
