import { type FederationRow, type PhaseQuotas, type Qualification, qualify } from '@raccord/club';
import type { QueryOf } from '@raccord/contract';
import { alphabetical, dayOf, hundredths, number } from '@raccord/french';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, Check, Select, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import layout from '../../design/layout.module.css';
import { type Column, Note, Table } from '../../design/Table.tsx';
import { saveText } from '../../documents/save.ts';
import { answered, api } from '../../server/client.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import styles from '../club/club.module.css';
import { emptySeason } from '../club/seasondraft.ts';

const { federation: words } = hostingTexts;

const QUOTAS = ['all', 'category', 'series', 'club'] as const satisfies readonly Qualification[];
const GROUPS = ['all', 'category', 'series'] as const;
type Grouping = (typeof GROUPS)[number];

/** All clubs of the installation ranked together, and who goes on from a phase. What is chosen is in the address. */
export function FederationRankingPage() {
  const [address, setAddress] = useSearchParams();
  const year = emptySeason(new Date());
  const chosen = (key: string, usual = ''): string => address.get(key) ?? usual;
  const choose = (key: string) => (value: string) =>
    setAddress(
      (before) => {
        if (value === '') before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true },
    );
  const measure = chosen('par') === 'total' ? 'total' : 'percent';
  const best = wholeOf(chosen('meilleures'));
  const only = address.get('epreuves');
  const query: QueryOf<'rankClubsTogether'> = {
    ...{ from: chosen('du', year.from), to: chosen('au', year.to), measure },
    ...(best > 0 ? { best } : {}),
    ...(only === null ? {} : { only }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['federation', query],
    queryFn: () => answered(api.rankClubsTogether({ query })),
    placeholderData: (before) => before,
  });
  const by = GROUPS.find((one) => one === chosen('montrer')) ?? 'all';
  const quotas = Object.fromEntries(QUOTAS.map((one) => [one, wholeOf(chosen(one))])) as unknown as PhaseQuotas;
  const through = qualify(data?.rows ?? [], quotas);
  // As the page was opened: whoever empties a field goes on in it.
  const [wasAsked] = useState(() => QUOTAS.some((one) => address.has(one)));
  const events = data?.events ?? [];
  const picked = new Set(only === null ? events.map(({ tournament }) => tournament) : only.split(' '));
  const pick = (tournament: string, isPicked: boolean): void => {
    const now = events.filter((one) => (one.tournament === tournament ? isPicked : picked.has(one.tournament)));
    choose('epreuves')(now.length === events.length ? '' : now.map((one) => one.tournament).join(' ') || '-');
  };
  const take = async (): Promise<void> => {
    const { makeCsvTable } = await import('../../files/csv.ts');
    const heads = Object.values(words.columns(measure));
    const rows = (data?.rows ?? []).map((row) => Object.values(cellsOf(row, through.get(row.key), measure)));
    saveText(makeCsvTable([heads, ...rows]), `${words.file} ${dayOf(Date.now())}.csv`);
  };
  return (
    <>
      <div className={`${layout.row} ${layout.between} ${styles.filed}`}>
        <h1>{words.title}</h1>
        <Button onClick={take} disabled={!data || data.rows.length === 0}>
          {words.take}
        </Button>
      </div>
      <p className={layout.soft}>{words.about}</p>
      <div className={`${layout.fields} ${styles.asked}`}>
        <DayField label={words.from} required value={query.from} onChange={choose('du')} />
        <DayField label={words.to} required value={query.to} onChange={choose('au')} />
        <Select
          label={words.measure}
          value={measure}
          options={(['percent', 'total'] as const).map((value) => ({ value, label: words.measures[value] }))}
          onChange={choose('par')}
        />
        <TextField
          label={words.best}
          hint={words.bestHint}
          inputMode="numeric"
          value={chosen('meilleures')}
          onChange={choose('meilleures')}
        />
        <Select
          label={words.by}
          value={by}
          options={GROUPS.map((value) => ({ value, label: words.groups[value] }))}
          onChange={choose('montrer')}
        />
      </div>
      {events.length > 0 && (
        <details className={layout.stack2}>
          <summary>
            {words.events(events.filter(({ tournament }) => picked.has(tournament)).length, events.length)}
          </summary>
          <fieldset className={`${layout.stack1} ${layout.box} ${styles.checks}`}>
            <legend>{words.eventsHint}</legend>
            {events.map(({ tournament, title, club, date }) => (
              <Check
                key={tournament}
                label={words.event(title, club, date)}
                value={picked.has(tournament)}
                onChange={(isPicked) => pick(tournament, isPicked)}
              />
            ))}
          </fieldset>
        </details>
      )}
      <details className={layout.stack2} open={wasAsked}>
        <summary>{words.quotas}</summary>
        <p className={layout.soft}>{words.quotasHint}</p>
        <div className={layout.fields}>
          {QUOTAS.map((one) => (
            <TextField
              key={one}
              label={words.quota[one]}
              inputMode="numeric"
              value={chosen(one)}
              onChange={choose(one)}
            />
          ))}
        </div>
      </details>
      {through.size > 0 && <p role="status">{words.qualified(through.size)}</p>}
      <AwaitedView data={data} error={error} onRetry={refetch} />
      {data &&
        (data.rows.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          groupsIn(data.rows, by).map(([title, rows]) => (
            <section key={title} className={layout.stack2}>
              {title !== '' && <h2>{title}</h2>}
              <RankingOfAll {...{ rows, through, measure }} />
            </section>
          ))
        ))}
    </>
  );
}

const wholeOf = (typed: string): number => (/^\d{1,4}$/.test(typed) ? Number(typed) : 0);

/** Everybody, or a ranking for each category or series, whose places are those among its own. */
function groupsIn(
  rows: readonly FederationRow[],
  by: Grouping,
): readonly (readonly [string, readonly FederationRow[]])[] {
  if (by === 'all') return [['', rows]];
  const values = [...new Set(rows.map((row) => row[by]))].filter(Boolean).sort(alphabetical);
  return values.map((value) => {
    const own = rows.filter((row) => row[by] === value);
    return [value, own.map((row) => ({ ...row, rank: 1 + own.filter(({ rank }) => rank < row.rank).length }))];
  });
}

/** As a line of the table says it, in the order of its columns. */
function cellsOf(row: FederationRow, by: Qualification | undefined, measure: 'percent' | 'total') {
  const { rank, name, licence, category, series, clubs, score, attendance } = row;
  return {
    ...{ rank: number(rank), name, licence, category, series, clubs: clubs.join(', ') },
    ...{ score: measure === 'percent' ? `${hundredths(score)} %` : number(score), attendance: number(attendance) },
    through: by === undefined ? '' : words.through[by],
  };
}

interface RankingOfAllProps {
  readonly rows: readonly FederationRow[];
  readonly through: ReadonlyMap<string, Qualification>;
  readonly measure: 'percent' | 'total';
}

function RankingOfAll({ rows, through, measure }: RankingOfAllProps) {
  const columns = words.columns(measure);
  const told = (row: FederationRow) => cellsOf(row, through.get(row.key), measure);
  const goesOn: Column<FederationRow> = { heading: columns.through, kind: 'brief', cell: (row) => told(row).through };
  return (
    <Table
      rows={rows}
      keyOf={({ key }) => key}
      markOf={({ key }) => (through.has(key) ? 'good' : undefined)}
      columns={[
        { heading: columns.rank, kind: 'number', cell: (row) => told(row).rank },
        {
          ...{ heading: columns.name, kind: 'name' },
          cell: (row) => (
            <>
              {told(row).name}
              <Note instead="wide">{told(row).clubs || words.visitor}</Note>
            </>
          ),
        },
        { heading: columns.score, kind: 'figure', cell: (row) => <strong>{told(row).score}</strong> },
        { heading: columns.attendance, kind: 'figure', room: 'middle', cell: (row) => told(row).attendance },
        { heading: columns.clubs, room: 'wide', cell: (row) => told(row).clubs || words.visitor },
        { heading: columns.licence, kind: 'brief', room: 'wide', cell: (row) => told(row).licence },
        { heading: columns.category, kind: 'brief', room: 'wide', cell: (row) => told(row).category },
        { heading: columns.series, kind: 'brief', room: 'wide', cell: (row) => told(row).series },
        ...(through.size > 0 ? [goesOn] : []),
      ]}
    />
  );
}
