import { useState } from 'react';
import { Link } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Badge, Button, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Note, Table } from '../../design/Table.tsx';
import { hostingTexts as words } from '../../texts/hosting.ts';
import styles from '../club/club.module.css';
import { useClubs } from '../club/clubqueries.ts';
import { More } from '../links/More.tsx';
import { CLUB_ORDERS, type ClubOrder, clubLevel, findClubs, fullness, type HostedClub } from './clublist.ts';
import { ImportClub } from './ImportClub.tsx';
import { NewClubDialog } from './NewClubDialog.tsx';

/** Of a thousand clubs, so many at a time. */
const PAGE = 50;

/** Every club of the installation. */
export function ClubList() {
  const { data, error, refetch } = useClubs();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<ClubOrder>('name');
  const [limit, setLimit] = useState(PAGE);
  const [dialog, setDialog] = useState<'create' | 'import'>();
  const found = findClubs(data?.clubs ?? [], typed, order);
  const shown = found.slice(0, limit);
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.title}</h1>
        <div className={layout.row2}>
          <Button look="main" onClick={() => setDialog('create')}>
            {words.create.action}
          </Button>
          <Button onClick={() => setDialog('import')}>{words.bring.action}</Button>
        </div>
      </div>
      <p className={layout.soft}>{words.about}</p>
      <AwaitedView data={data} error={error} onRetry={refetch} />
      {data && (
        <>
          {data.clubs.length > 1 && (
            <search className={`${layout.fields} ${styles.search}`}>
              <TextField
                label={words.search}
                type="search"
                value={typed}
                onChange={(text) => {
                  setTyped(text);
                  setLimit(PAGE);
                }}
              />
              <Select
                label={words.order}
                value={order}
                options={CLUB_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
                onChange={(chosen) => setOrder(chosen)}
              />
            </search>
          )}
          <p role="status" className={layout.soft}>
            {found.length === 0 ? words.nobody : words.count(found.length)}
          </p>
          {shown.length > 0 && <ClubTable clubs={shown} />}
          <More shown={shown.length} total={found.length} what={words.shown} onMore={() => setLimit(limit + PAGE)} />
        </>
      )}
      {dialog === 'create' && <NewClubDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'import' && <ImportClub onClose={() => setDialog(undefined)} />}
    </>
  );
}

const { columns, shares } = words;

const told = ({ used, quotas }: HostedClub, kind: keyof HostedClub['used']): string => {
  const most = quotas[kind];
  const amount = shares.amount[kind];
  return most === undefined ? amount(used[kind]) : shares.of(amount(used[kind]), amount(most));
};

const ClubTable = ({ clubs }: { readonly clubs: readonly HostedClub[] }) => (
  <Table
    rows={clubs}
    keyOf={({ id }) => id}
    columns={[
      {
        ...{ heading: columns.name, kind: 'name' },
        cell: (club) => {
          const { id, name, used, lastAt } = club;
          const level = clubLevel(fullness(club));
          return (
            <>
              <Link href={`/installation/clubs/${id}`}>{name}</Link>{' '}
              {level && <Badge kind={level === 'full' ? 'bad' : 'warn'}>{words.levels[level]}</Badge>}
              <Note instead="middle">
                <Raised text={words.under(used.members, used.tournaments, lastAt)} />
              </Note>
            </>
          );
        },
      },
      { heading: columns.members, kind: 'figure', room: 'middle', cell: (club) => told(club, 'members') },
      { heading: columns.tournaments, kind: 'figure', room: 'middle', cell: (club) => told(club, 'tournaments') },
      { heading: columns.lexicons, kind: 'figure', room: 'wide', cell: (club) => told(club, 'lexicons') },
      {
        heading: columns.last,
        kind: 'figure',
        room: 'middle',
        cell: ({ lastAt }) => <Raised text={words.lastOn(lastAt)} />,
      },
    ]}
  />
);
