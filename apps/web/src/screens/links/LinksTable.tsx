import { Badge, Button, type Kind } from '../../design/controls.tsx';
import { Table } from '../../design/Table.tsx';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import { type KnownLink, type LinkState, stateOf } from './stations.ts';

const KINDS: Readonly<Record<LinkState, Kind>> = { valid: 'good', expired: 'plain', revoked: 'bad' };

interface Props {
  readonly links: readonly KnownLink[];
  readonly now: number;
  readonly label: string;
  /** Left out where nothing can be revoked any more. */
  onRevoke?(link: KnownLink): void;
}

export const LinksTable = ({ links, now, label, onRevoke }: Props) => (
  <Table
    hasCards
    frame={{ height: '40rem' }}
    label={label}
    rows={links}
    keyOf={({ id }) => id}
    columns={[
      { heading: words.columns.label, card: 'titled', cell: (link) => link.label },
      { heading: words.columns.role, card: 'titled', cell: ({ role }) => texts.common.roles[role] },
      { heading: words.columns.expires, card: 'titled', cell: ({ expiresAt }) => texts.common.time(expiresAt) },
      {
        ...{ heading: words.columns.state, card: 'titled' },
        cell: (link) => <Badge kind={KINDS[stateOf(link, now)]}>{words.states[stateOf(link, now)]}</Badge>,
      },
      ...(onRevoke ? [{ heading: words.columns.action, cell: revokeBy(onRevoke) }] : []),
    ]}
  />
);

const revokeBy = (onRevoke: (link: KnownLink) => void) => (link: KnownLink) => (
  <Button look="danger" aria-label={words.revokeFor(link.label)} onClick={() => onRevoke(link)}>
    {words.revoke}
  </Button>
);
