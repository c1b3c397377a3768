import type { OfferedPlayer } from '@raccord/club';
import { tellingApart } from '@raccord/tournament';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Check, Notice, TextField } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { newClientId } from '../../../server/client.ts';
import { clubTexts } from '../../../texts/club.ts';
import { PresentLine } from './PresentLine.tsx';
import styles from './present.module.css';
import {
  groupsOf,
  isTicked,
  matchRows,
  type PresentPlayer,
  type PresentRow,
  presentKey,
  presentRows,
  tickRows,
  toggleJoining,
  toggleRow,
  waitingOf,
} from './present.ts';

const { present: words } = clubTexts;
const LETTER = /^\p{L}$/u;

interface PresentPlayersProps {
  readonly offered: readonly OfferedPlayer[];
  readonly present: readonly PresentPlayer[];
  readonly isPairs: boolean;
  /** Some are members, others visitors. */
  readonly isOfClub: boolean;
  onChange(present: readonly PresentPlayer[]): void;
  onPairs(isPairs: boolean): void;
}

/**
 * Who is there this evening, one key a player: Space ticks and goes on to the next one, ↓ passes him by; or the first letters of a
 * name, then Enter. In an evening of pairs, those of the last one come first and are ticked as one.
 */
export function PresentPlayers({ offered, present, isPairs, isOfClub, onChange, onPairs }: PresentPlayersProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const known = new Map(offered.map((player) => [presentKey(player), player]));
  const everybody = [...offered, ...present.filter((one) => !known.has(presentKey(one)))];
  const partnerOf = (player: PresentPlayer) => known.get(presentKey(player))?.partner;
  const rows: readonly PresentRow[] = presentRows<PresentPlayer>(everybody.map(plain), partnerOf, isPairs);
  const shown = matchRows(rows, typed);
  const told = tellingApart(everybody, ({ person }) => [person]);
  const name = typed.trim();
  const tick = (row: PresentRow): void => onChange(toggleRow(present, row, isPairs));
  const takeFirst = (): void => {
    if (name === '') return;
    tick(shown[0] ?? [{ person: { name } }]);
    setTyped('');
    field.current?.focus();
  };
  const goTo = (place: number): void => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input[data-tick]') ?? [];
    if (place < 0) field.current?.focus();
    else boxes[Math.min(place, boxes.length - 1)]?.focus();
  };
  const onField = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || (event.key === ' ' && typed === '')) goTo(0);
    else if (event.key === 'Enter') takeFirst();
    else return;
    event.preventDefault();
  };
  const onBox = (event: KeyboardEvent, place: number): void => {
    const { key } = event;
    if (key === 'ArrowDown') goTo(place + 1);
    else if (key === 'ArrowUp') goTo(place - 1);
    else if (key === ' ' || key === 'Enter') {
      tick(shown[place]);
      goTo(place + 1);
    } else if (LETTER.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      setTyped(typed + key);
      field.current?.focus();
    } else return;
    event.preventDefault();
  };
  const ofLast = rows.filter((row) => row.every((player) => known.get(presentKey(player))?.wasThere));
  const last = offered.filter(({ wasThere }) => wasThere);
  const there = new Set(present.map(presentKey));
  const isAnyAbsent = last.some((player) => !there.has(presentKey(player)));
  const waiting = isPairs ? waitingOf(present) : undefined;
  const pairs = groupsOf(present, isPairs).filter(({ length }) => length === 2).length;
  return (
    <div className={layout.stack3}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.title}</h2>
        <strong role="status">
          {words.count(present.length)}
          {isPairs && ` · ${words.pairCount(pairs)}`}
        </strong>
      </div>
      <TextField
        ref={field}
        label={words.field}
        hint={words.keys}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        onKeyDown={onField}
      />
      {shown.length === 0 && name !== '' && (
        <Notice kind="info">
          {isOfClub ? words.unknown(name) : words.newName(name)}{' '}
          <Button onClick={takeFirst}>{isOfClub ? words.addVisitor : words.addName}</Button>
        </Notice>
      )}
      <div className={layout.row}>
        <Check label={words.pairs} value={isPairs} onChange={onPairs} />
        {isAnyAbsent && (
          <Button look="quiet" onClick={() => onChange(tickRows(present, ofLast))}>
            {words.everybody(last.length)}
          </Button>
        )}
        {present.length > 0 && (
          <Button look="quiet" onClick={() => onChange([])}>
            {words.nobody}
          </Button>
        )}
      </div>
      <ul ref={list} aria-label={words.title} className={styles.list}>
        {shown.map((row, place) => (
          <PresentLine
            key={row.map(presentKey).join(' + ')}
            {...{ row, present, isPairs, isOfClub, told }}
            isChecked={isTicked(present, row)}
            isFirst={name !== '' && place === 0}
            wasThere={ofLast.includes(row)}
            onTick={() => tick(row)}
            onKey={(event) => onBox(event, place)}
            onJoin={(player) => onChange(toggleJoining(present, player, newClientId()))}
          />
        ))}
      </ul>
      {isPairs && <p className={layout.soft}>{words.pairKeys}</p>}
      {waiting && <p role="status">{words.waiting(waiting.person.name)}</p>}
    </div>
  );
}

const plain = ({ member, person }: Pick<PresentPlayer, 'member' | 'person'>): PresentPlayer => ({
  ...(member === undefined ? {} : { member }),
  person,
});
