import { licenseesOf } from '@raccord/club';
import { MOST_LICENSEES } from '@raccord/contract';
import { parseRoster } from '@raccord/files';
import { dayOf } from '@raccord/french';
import { atOnce } from '@raccord/stream';
import type { Person } from '@raccord/tournament';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Check, Notice, Panel, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { AskedButton, Form } from '../../design/DialogForm.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Table } from '../../design/Table.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { calendarTexts } from '../../texts/calendar.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { useCalendar, useCalendarAgain } from './calendarqueries.ts';
import { LEAST_TYPED, type Listed, useLicensees } from './licencesqueries.ts';

const { licences: words } = calendarTexts;

/** The list of licences of the installation: which one it has, who is on it, a newer one. */
export function LicencesPage() {
  const { data } = useCalendar();
  const [said, setSaid] = useState<string>();
  return (
    <>
      <h1>{words.title}</h1>
      <p className={layout.soft}>{words.about}</p>
      {said !== undefined && <Notice kind="good">{said}</Notice>}
      {data && (
        <p role="status">
          <Raised text={data.licences ? words.standing(data.licences.day, data.licences.people) : words.none} />
        </p>
      )}
      <Bring isNewer={data?.licences !== undefined} onDone={setSaid} />
      {data?.licences && <Search onDone={setSaid} />}
    </>
  );
}

interface DoneProps {
  onDone(said: string): void;
}

/** What a file says: who has a licence, and how many lines are left out. */
interface ReadList {
  readonly people: readonly Person[];
  readonly left: number;
}

function Bring({ isNewer, onDone }: DoneProps & { readonly isNewer: boolean }) {
  const sending = useSending();
  const again = useCalendarAgain();
  const queries = useQueryClient();
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [list, setList] = useState<ReadList>();
  const [fault, setFault] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const { readListFile } = await import('../../files/list.ts');
    const text = await readListFile(file);
    const roster = text.ok ? parseRoster(text.value, MOST_LICENSEES) : text;
    setFault(roster.ok ? undefined : typesetTexts(roster.fault.text));
    if (!roster.ok) return setList(undefined);
    const people = roster.value.entrants.flatMap(({ members }) => (members.length === 1 ? members : []));
    const listed = atOnce(licenseesOf(people));
    setList({ people: listed, left: roster.value.entrants.length + roster.value.refused.length - listed.length });
  };
  const replace = async (): Promise<void> => {
    const people = [...(list?.people ?? [])];
    const done = await sending.send(['licences'], [day, people.length], (id) =>
      api.importLicences({ body: { id, day, people } }),
    );
    if (!done.ok) return;
    await Promise.all([again(), queries.invalidateQueries({ queryKey: ['licences'] })]);
    setList(undefined);
    onDone(words.done(done.value.people));
  };
  return (
    <Panel className={layout.stack3}>
      <h2>{isNewer ? words.newer : words.bring}</h2>
      <FileField
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.txt,.tsv,.xlsx,.ods"
        error={fault}
        onFile={take}
      />
      {list && (
        <Form
          sending={sending}
          confirm={words.replace}
          isReady={list.people.length > 0 && day !== ''}
          onConfirm={() => void replace()}
        >
          <p role="status">{words.read(list.people.length, list.left)}</p>
          <DayField label={words.day} required value={day} onChange={setDay} />
        </Form>
      )}
    </Panel>
  );
}

function Search({ onDone }: DoneProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data } = useLicensees(text);
  const people = text.length < LEAST_TYPED ? [] : (data?.people ?? []);
  const { columns } = words;
  return (
    <search className={layout.stack2}>
      <TextField label={words.search} hint={words.searchHint} type="search" value={typed} onChange={setTyped} />
      {text.length >= LEAST_TYPED && data && people.length === 0 && <p role="status">{words.nobody}</p>}
      {people.length > 0 && (
        <Table
          rows={people}
          keyOf={({ licence }) => licence}
          columns={[
            { heading: columns.name, kind: 'name', cell: ({ name }) => name },
            { heading: columns.licence, kind: 'brief', cell: ({ licence }) => licence },
            { heading: columns.club, room: 'middle', cell: ({ club = '' }) => club },
            { heading: columns.category, kind: 'brief', room: 'wide', cell: ({ category = '' }) => category },
            { heading: columns.series, kind: 'brief', room: 'middle', cell: ({ series = '' }) => series },
            { heading: '', key: 'erase', kind: 'action', cell: (one) => <Strike person={one} onDone={onDone} /> },
          ]}
        />
      )}
    </search>
  );
}

/** Somebody who asks to be on the list no more. */
function Strike({ person: { name, licence }, onDone }: DoneProps & { readonly person: Listed }) {
  const sending = useSending();
  const queries = useQueryClient();
  const [isKeptOut, setKeptOut] = useState(true);
  const strike = async (): Promise<boolean> => {
    const done = await sending.send(['licences', licence], isKeptOut, (id) =>
      api.strikeLicence({ body: { id, licence, isKeptOut } }),
    );
    if (!done.ok) return false;
    await queries.invalidateQueries({ queryKey: ['licences'] });
    onDone(words.erased(name));
    return true;
  };
  return (
    <AskedButton
      title={words.eraseTitle(name, licence)}
      label={words.eraseOf(name, licence)}
      confirm={words.eraseConfirm}
      leave={words.keep}
      look="danger"
      buttonLook="quiet"
      sending={sending}
      onConfirm={strike}
    >
      <p>{words.eraseHint}</p>
      <Check label={words.keepOut} hint={words.keepOutHint} value={isKeptOut} onChange={setKeptOut} />
    </AskedButton>
  );
}
