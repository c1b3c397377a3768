import { EDITION_NAMES, EDITIONS, type EditionName } from '@raccord/regulation';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { buttonClass, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { regulationTexts } from '../../texts/regulation.ts';
import styles from './regulation.module.css';

const words = regulationTexts;

const PROOF = 'conformite';

interface Chosen {
  readonly edition: EditionName;
  readonly other: EditionName | undefined;
  readonly search: string;
  /** What shows that the program says what the edition says, rather than the edition itself. */
  readonly isProof: boolean;
  /** What they are chosen with. */
  readonly fields: ReactNode;
  /** To the edition from its proof, and back. */
  readonly proofLink: ReactNode;
}

/**
 * The editions to look at, as the address names them, and the words sought in them.
 * @param own of the tournament, which is shown first; the last one where there is none.
 */
export function useEditions(own?: EditionName): Chosen {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: words.focusSearch, run: () => searchField.current?.focus() }]);

  const named = (name: string | null): EditionName | undefined => EDITION_NAMES.find((edition) => edition === name);
  const edition = named(address.get('edition')) ?? own ?? EDITION_NAMES[EDITION_NAMES.length - 1];
  const asked = named(address.get('avec'));
  const isProof = address.get('vue') === PROOF;
  const other = asked === edition || isProof ? undefined : asked;
  const choose = (name: 'edition' | 'avec', value: string): void => {
    const next = { edition, ...(other ? { avec: other } : {}), ...(isProof ? { vue: PROOF } : {}), [name]: value };
    setAddress(Object.fromEntries(Object.entries(next).filter(([, chosen]) => chosen !== '')));
  };
  const labelOf = (name: EditionName): string =>
    name === own ? words.current(EDITIONS[name].title) : EDITIONS[name].title;
  const options = EDITION_NAMES.map((name) => ({ value: name, label: labelOf(name) }));
  const others = options.filter(({ value }) => value !== edition);
  const fields = (
    <div className={`${layout.fields} ${styles.choices} screen-only`}>
      <Select label={words.edition} value={edition} options={options} onChange={(name) => choose('edition', name)} />
      {!isProof && (
        <Select
          label={words.compare}
          value={other ?? ''}
          options={[{ value: '', label: words.alone }, ...others]}
          onChange={(name) => choose('avec', name)}
        />
      )}
      <TextField
        ref={searchField}
        type="search"
        label={words.search}
        placeholder={isProof ? words.conformity.searchHint : words.searchHint}
        value={search}
        onChange={setSearch}
      />
    </div>
  );
  const proofLink = (
    // The whole address: after a `#`, one that is only a search leads home.
    <Link href={`${path}?edition=${edition}${isProof ? '' : `&vue=${PROOF}`}`} className={buttonClass('quiet')}>
      {isProof ? words.conformity.text : words.conformity.title}
    </Link>
  );
  return { edition, other, search, isProof, fields, proofLink };
}
