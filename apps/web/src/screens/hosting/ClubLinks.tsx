import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge, Button, Notice, Panel, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { answered, api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { LinkCards } from '../links/LinkCards.tsx';
import { labelOf, type MadeLink } from '../links/stations.ts';
import styles from './hosting.module.css';
import { type ClubLink, RevokeClubLink } from './RevokeClubLink.tsx';

const { links: words } = hostingTexts;

interface Props {
  readonly club: { readonly id: string; readonly name: string };
}

/** Who enters the club: links made, looked at, revoked. */
export function ClubLinks({ club: { id, name } }: Props) {
  const queries = useQueryClient();
  const key = ['club-links', id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => answered(api.listClubLinks({ params: { club: id } })),
    refetchOnMount: 'always',
  });
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<MadeLink>();
  const { send, isBusy, fault } = useSending();
  const [revoked, revoke] = useState<ClubLink>();
  const links = data?.links ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const body = { label: labelOf({ label: label.trim() || words.usualLabel, role: 'chief' }) };
    const answer = await send(['makeClubLink', id], body, (request) =>
      api.makeClubLink({ params: { club: id }, body: { id: request, ...body } }),
    );
    if (!answer.ok) return;
    setMade(answer.value);
    setLabel('');
    await refresh();
  };
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      <p className={layout.soft}>{words.hint}</p>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {data && links.length === 0 && <p>{words.none}</p>}
      {links.length > 0 && (
        <ul className={layout.lines}>
          {links.map((link) => (
            <li key={link.id}>
              <span>
                <span className={styles.linkName}>{link.label}</span>{' '}
                {link.isOwn && <Badge kind="info">{words.own}</Badge>}
                <br />
                <span className={layout.soft}>{words.times(link.createdAt, link.openedAt, link.expiresAt)}</span>
              </span>
              <Button look="danger" aria-label={words.revokeFor(link.label)} onClick={() => revoke(link)}>
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={`${layout.row3} ${layout.end}`} onSubmit={make}>
        <TextField
          label={words.label}
          placeholder={words.usualLabel}
          maxLength={120}
          autoComplete="off"
          value={label}
          onChange={setLabel}
        />
        <Button type="submit">{words.make}</Button>
      </form>
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      {made && (
        <>
          <Notice kind="good">{words.made}</Notice>
          <LinkCards links={[made]} what={name} />
        </>
      )}
      {revoked && (
        <RevokeClubLink
          club={id}
          link={revoked}
          onClose={() => revoke(undefined)}
          onRevoked={() => {
            revoke(undefined);
            if (made?.id === revoked.id) setMade(undefined);
            void refresh();
          }}
        />
      )}
    </Panel>
  );
}
