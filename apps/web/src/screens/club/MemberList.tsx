import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, Button, buttonClass, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Note, Table } from '../../design/Table.tsx';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import type { ClubMember } from './clubqueries.ts';
import { Downloads } from './Downloads.tsx';
import { findMembers, MEMBER_VIEWS, type MemberViewName } from './findmembers.ts';
import { MemberDialog } from './MemberDialog.tsx';

const { members: words } = clubTexts;

/** Who belongs to the club. */
export function MemberList() {
  const { club } = useClub();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<MemberViewName>('active');
  const [edited, edit] = useState<ClubMember | 'new'>();
  const shown = findMembers(club.members, view, typed);
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.title}</h1>
        <div className={layout.row2}>
          <Button look="main" onClick={() => edit('new')}>
            {words.add}
          </Button>
          <Link href={`/clubs/${club.id}/membres/importer`} className={buttonClass()}>
            {words.import}
          </Link>
        </div>
      </div>
      {club.members.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <search className={`${layout.fields} ${styles.search}`}>
            <TextField label={words.search} type="search" value={typed} onChange={setTyped} />
            <Select
              label={words.shown}
              value={view}
              options={MEMBER_VIEWS.map((value) => ({ value, label: words.views[value] }))}
              onChange={(chosen) => setView(chosen)}
            />
          </search>
          <p role="status" className={layout.soft}>
            {shown.length === 0 ? words.nobody : words.count(shown.length)}
          </p>
          {shown.length > 0 && <MemberTable members={shown} onEdit={edit} />}
          <Downloads
            what={words.file}
            formats={['csv', 'xlsx']}
            onAsk={(download, format) =>
              download.start('makeMemberTable', { params: { club: club.id }, query: { format } })
            }
          />
        </>
      )}
      {edited !== undefined && (
        <MemberDialog
          key={edited === 'new' ? edited : edited.id}
          member={edited === 'new' ? undefined : asItIs(club.members, edited)}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

/** What others do to it shows while it is open. */
const asItIs = (members: readonly ClubMember[], member: ClubMember): ClubMember =>
  members.find(({ id }) => id === member.id) ?? member;

interface MemberTableProps {
  readonly members: readonly ClubMember[];
  onEdit(member: ClubMember): void;
}

function MemberTable({ members, onEdit }: MemberTableProps) {
  const { club } = useClub();
  const { columns } = words;
  return (
    <Table
      look="tight"
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        {
          ...{ heading: columns.name, kind: 'name' },
          cell: ({ id, name, card, periods, isWithheld }) => {
            const { until } = periods.at(-1) ?? {};
            return (
              <>
                <Link href={`/clubs/${club.id}/membres/${id}`}>{name}</Link>{' '}
                {until !== undefined && (
                  <Badge>
                    <Raised text={words.left(until)} />
                  </Badge>
                )}
                {isWithheld && <Badge kind="info">{words.withheld}</Badge>}
                <Note instead="middle">
                  {[card?.licence, card?.category, card?.series].filter(Boolean).join(' · ')}
                </Note>
              </>
            );
          },
        },
        { heading: columns.licence, room: 'middle', cell: ({ card }) => card?.licence },
        { heading: columns.category, room: 'middle', cell: ({ card }) => card?.category },
        { heading: columns.series, room: 'middle', cell: ({ card }) => card?.series },
        {
          heading: columns.since,
          room: 'wide',
          cell: ({ periods }) => <Raised text={clubTexts.day(periods.at(-1)?.since ?? '')} />,
        },
        {
          ...{ heading: '', kind: 'action' },
          cell: (member) => (
            <Button look="quiet" aria-label={words.editOf(member.name)} onClick={() => onEdit(member)}>
              {words.edit}
            </Button>
          ),
        },
      ]}
    />
  );
}
