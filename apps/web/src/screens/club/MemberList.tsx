import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, Button, buttonClass, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
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
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" data-room="middle">
            {columns.licence}
          </th>
          <th scope="col" data-room="middle">
            {columns.category}
          </th>
          <th scope="col" data-room="middle">
            {columns.series}
          </th>
          <th scope="col" data-room="wide">
            {columns.since}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const { id, name, card, periods, isWithheld } = member;
          const { since = '', until } = periods.at(-1) ?? {};
          const details = [card?.licence, card?.category, card?.series].filter(Boolean).join(' · ');
          return (
            <tr key={id}>
              <th scope="row">
                <Link href={`/clubs/${club.id}/membres/${id}`}>{name}</Link>{' '}
                {until !== undefined && <Badge>{words.left(until)}</Badge>}
                {isWithheld && <Badge kind="info">{words.withheld}</Badge>}
                <span className={styles.under}>{details}</span>
              </th>
              <td data-room="middle">{card?.licence}</td>
              <td data-room="middle">{card?.category}</td>
              <td data-room="middle">{card?.series}</td>
              <td data-room="wide">{clubTexts.day(since)}</td>
              <td className={styles.end}>
                <Button look="quiet" aria-label={words.editOf(name)} onClick={() => onEdit(member)}>
                  {words.edit}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
