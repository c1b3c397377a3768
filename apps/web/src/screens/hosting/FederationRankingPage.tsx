import { type PhaseQuotas, rowsThrough, seasonBy } from '@raccord/club';
import type { QueryOf } from '@raccord/contract';
import { dayOf } from '@raccord/french';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, Check, Select, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import layout from '../../design/layout.module.css';
import { wholeNumber } from '../../design/numbers.ts';
import { saveText } from '../../documents/save.ts';
import { answered, api } from '../../server/client.ts';
import { calendarTexts } from '../../texts/calendar.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { PhaseTable } from '../calendar/PhaseTable.tsx';
import { QUALIFICATIONS } from '../calendar/phasedraft.ts';
import styles from '../club/club.module.css';
import { emptySeason } from '../club/seasondraft.ts';

const { federation: words } = hostingTexts;
const { plan: asked } = calendarTexts;

const GROUPS = ['all', 'category', 'series'] as const;

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
  const best = countIn(chosen('meilleures'));
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
  const quotas = Object.fromEntries(QUALIFICATIONS.map((one) => [one, countIn(chosen(one))])) as unknown as PhaseQuotas;
  const rows = rowsThrough(data?.rows ?? [], quotas);
  const qualified = rows.filter(({ by: way }) => way !== undefined).length;
  const groups = by === 'all' ? new Map([['', rows]]) : seasonBy(rows, by);
  // As the page was opened: whoever empties a field goes on in it.
  const [wasAsked] = useState(() => QUALIFICATIONS.some((one) => address.has(one)));
  const events = data?.events ?? [];
  const picked = new Set(only === null ? events.map(({ tournament }) => tournament) : only.split(' '));
  const pick = (tournament: string, isPicked: boolean): void => {
    const now = events.filter((one) => (one.tournament === tournament ? isPicked : picked.has(one.tournament)));
    choose('epreuves')(now.length === events.length ? '' : now.map((one) => one.tournament).join(' ') || '-');
  };
  const phase = { name: words.file, rule: { measure } } as const;
  const take = async (): Promise<void> => {
    const { makePhaseCsv } = await import('../../files/csv.ts');
    saveText([...makePhaseCsv(phase, rows)].join(''), `${words.file} ${dayOf(Date.now())}.csv`);
  };
  return (
    <>
      <div className={`${layout.row} ${layout.between} ${styles.filed}`}>
        <h1>{words.title}</h1>
        <Button onClick={take} disabled={rows.length === 0}>
          {words.take}
        </Button>
      </div>
      <p className={layout.soft}>{words.about}</p>
      <div className={`${layout.fields} ${styles.asked}`}>
        <DayField label={words.from} required value={query.from} onChange={choose('du')} />
        <DayField label={words.to} required value={query.to} onChange={choose('au')} />
        <Select
          label={asked.measure}
          value={measure}
          options={(['percent', 'total'] as const).map((value) => ({ value, label: asked.measures[value] }))}
          onChange={choose('par')}
        />
        <TextField
          label={asked.best}
          hint={asked.bestHint}
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
        <summary>{asked.quotas}</summary>
        <p className={layout.soft}>{asked.quotasHint}</p>
        <div className={layout.fields}>
          {QUALIFICATIONS.map((one) => (
            <TextField
              key={one}
              label={asked.quota[one]}
              inputMode="numeric"
              value={chosen(one)}
              onChange={choose(one)}
            />
          ))}
        </div>
      </details>
      {qualified > 0 && <p role="status">{words.qualified(qualified)}</p>}
      <AwaitedView data={data} error={error} onRetry={refetch} />
      {data && rows.length === 0 && <p>{words.none}</p>}
      {rows.length > 0 &&
        [...groups].map(([title, own]) => (
          <section key={title} className={layout.stack2}>
            {title !== '' && <h2>{title}</h2>}
            <PhaseTable phase={phase} rows={own} />
          </section>
        ))}
    </>
  );
}

const countIn = (typed: string): number => wholeNumber(typed) ?? 0;
