import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { type Offer, offerReferees } from './unattended.ts';

/** Late players have nobody to read their slips: a referee is offered to the chief, in one click. */
export function Unattended() {
  const { session } = useTournament();
  const { data: people } = useView('seePeople', {}, { when: session.role === 'chief' });
  if (session.role !== 'chief' || !people) return null;
  return offerReferees(people)
    .filter(({ official }) => official.centre === (session.centre ?? official.centre))
    .map((offer) => <Offered key={offer.official.id} offer={offer} />);
}

function Offered({ offer: { official, tables, all } }: { readonly offer: Offer }) {
  const { send, fault, isBusy } = useCommand();
  const { unattended: words } = texts;
  return (
    <Notice kind={fault ? 'bad' : 'warn'}>
      <span className={layout.row}>
        {fault ? fault.text : words.said(tables)}
        <Button disabled={isBusy} onClick={() => void send('assign-tables', { official: official.id, tables: all })}>
          {words.give(tables.length, official.name)}
        </Button>
      </span>
    </Notice>
  );
}
