import { Badge } from '../../design/controls.tsx';
import { Table } from '../../design/Table.tsx';
import { hostingTexts } from '../../texts/hosting.ts';
import { clubLevel, fullness, type HostedClub, SHARE_KINDS } from './clublist.ts';

const { shares: words, levels } = hostingTexts;

/** What a club has of each kind, against what it may have. */
export const Shares = ({ club: { used, quotas } }: { readonly club: Pick<HostedClub, 'used' | 'quotas'> }) => (
  <Table
    look="tight"
    label={words.caption}
    rows={SHARE_KINDS}
    keyOf={(kind) => kind}
    columns={[
      {
        ...{ heading: words.columns.kind, kind: 'name' },
        cell: (kind) => {
          const most = quotas[kind];
          const level = clubLevel(fullness({ used, quotas: most === undefined ? {} : { [kind]: most } }));
          return (
            <>
              {words.kinds[kind]} {level && <Badge kind={level === 'full' ? 'bad' : 'warn'}>{levels[level]}</Badge>}
            </>
          );
        },
      },
      { heading: words.columns.used, kind: 'figure', cell: (kind) => words.amount[kind](used[kind]) },
      {
        ...{ heading: words.columns.most, kind: 'figure' },
        cell: (kind) => {
          const most = quotas[kind];
          return most === undefined ? words.free : words.amount[kind](most);
        },
      },
    ]}
  />
);
