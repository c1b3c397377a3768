import { compareEditions, EDITION_NAMES, EDITIONS, type EditionName, makeTable } from '@raccord/regulation';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { buttonClass, Select, TextField } from '../../design/controls.tsx';
import { usePlace } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { Report } from '../results/Report.tsx';
import { DifferencesTable, EditionTable } from './EditionTable.tsx';
import styles from './regulation.module.css';
import { findDifferences, findRows } from './rows.ts';

const words = texts.regulation;
const named = (name: string | null): EditionName | undefined => EDITION_NAMES.find((edition) => edition === name);

/** The table of an edition, or what changes from one edition to another. */
export function Regulation() {
  const { tournament, session } = usePlace();
  const { data: hall } = useView('seeHall', {});
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: words.focusSearch, run: () => searchField.current?.focus() }]);
  if (!hall) return <p>{texts.common.loading}</p>;

  const edition = named(address.get('edition')) ?? hall.edition;
  const other = named(address.get('avec'));
  const choose = (name: 'edition' | 'avec', value: string): void => {
    const next = { edition, avec: other ?? '', [name]: value };
    setAddress(next.avec === '' ? { edition: next.edition } : next);
  };
  const titleOf = (name: EditionName) =>
    name === hall.edition ? words.current(EDITIONS[name].title) : EDITIONS[name].title;
  const options = EDITION_NAMES.map((name) => ({ value: name, label: titleOf(name) }));
  const others = options.filter(({ value }) => value !== edition);
  const mayTry = session.role !== 'screen' && session.role !== 'player';
  return (
    <Report
      title={other ? words.compared(EDITIONS[edition].title, EDITIONS[other].title) : EDITIONS[edition].title}
      actions={
        mayTry && (
          <Link href={`/tournois/${tournament}/essai`} className={buttonClass('quiet')}>
            {words.tryIt}
          </Link>
        )
      }
    >
      <div className={`${styles.choices} screen-only`}>
        <Select label={words.edition} value={edition} options={options} onChange={(name) => choose('edition', name)} />
        <Select
          label={words.compare}
          value={other ?? ''}
          options={[{ value: '', label: words.alone }, ...others]}
          onChange={(name) => choose('avec', name)}
        />
        <TextField
          ref={searchField}
          type="search"
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {other === undefined || other === edition ? (
        <EditionTable rows={findRows(makeTable(EDITIONS[edition]), search)} search={search} />
      ) : (
        <DifferencesTable
          before={EDITIONS[edition]}
          after={EDITIONS[other]}
          differences={findDifferences(compareEditions(EDITIONS[edition], EDITIONS[other]), search)}
          search={search}
        />
      )}
    </Report>
  );
}
