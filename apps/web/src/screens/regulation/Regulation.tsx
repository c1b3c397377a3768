import { EDITIONS, type EditionName } from '@raccord/regulation';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { buttonClass, Notice, Select, TextField } from '../../design/controls.tsx';
import { usePlace } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { editionsBeside } from '../../slip/editions.ts';
import { texts } from '../../texts/index.ts';
import { Report } from '../results/Report.tsx';
import { Differences } from './Differences.tsx';
import { EditionText } from './EditionTable.tsx';
import styles from './regulation.module.css';
import { withdrawnNotice } from './withdrawn.ts';

const words = texts.regulation;

/** All that an edition says, or what changes from one edition to another. */
export function Regulation() {
  const { tournament, session } = usePlace();
  const { data: hall } = useView('seeHall', {});
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: words.focusSearch, run: () => searchField.current?.focus() }]);
  if (!hall) return <p>{texts.common.loading}</p>;

  const editions = editionsBeside(hall.edition);
  const named = (name: string | null): EditionName | undefined => editions.find((edition) => edition === name);
  const edition = named(address.get('edition')) ?? hall.edition;
  const other = named(address.get('avec'));
  const choose = (name: 'edition' | 'avec', value: string): void => {
    const next = { edition, avec: other ?? '', [name]: value };
    setAddress(next.avec === '' ? { edition: next.edition } : next);
  };
  const titleOf = (name: EditionName) =>
    name === hall.edition ? words.current(EDITIONS[name].title) : EDITIONS[name].title;
  const options = editions.map((name) => ({ value: name, label: titleOf(name) }));
  const others = options.filter(({ value }) => value !== edition);
  const notice = withdrawnNotice(hall.edition);
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
      {notice && <Notice kind="info">{notice}</Notice>}
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
        <EditionText edition={EDITIONS[edition]} search={search} />
      ) : (
        <Differences before={EDITIONS[edition]} after={EDITIONS[other]} search={search} />
      )}
    </Report>
  );
}
