import type { OfferedPlayer } from '@raccord/club';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Badge, Button, Notice, TextField } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { clubTexts } from '../../../texts/club.ts';
import styles from './present.module.css';
import { matchPlayers, type PresentPlayer, presentKey, togglePresent } from './present.ts';

const { present: words } = clubTexts;
const LETTER = /^\p{L}$/u;

interface PresentPlayersProps {
  readonly offered: readonly OfferedPlayer[];
  readonly present: readonly PresentPlayer[];
  onChange(present: readonly PresentPlayer[]): void;
}

/**
 * Who is there this evening, one key a player: Space ticks and goes on to the next one, ↓ passes him by; or the first letters of a
 * name, then Enter.
 */
export function PresentPlayers({ offered, present, onChange }: PresentPlayersProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ticked = new Set(present.map(presentKey));
  const known = new Set(offered.map(presentKey));
  const everybody = [...offered, ...present.filter((one) => !known.has(presentKey(one)))];
  const shown = matchPlayers<PresentPlayer & Partial<OfferedPlayer>>(everybody, typed);
  const name = typed.trim();
  const tick = (player: PresentPlayer): void => onChange(togglePresent(present, player));
  const takeFirst = (): void => {
    if (name === '') return;
    tick(shown[0] ?? { person: { name } });
    setTyped('');
    field.current?.focus();
  };
  const goTo = (place: number): void => {
    const boxes = list.current?.querySelectorAll('input') ?? [];
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
  const last = offered.filter(({ wasThere }) => wasThere);
  const absent = last.filter((player) => !ticked.has(presentKey(player)));
  return (
    <div className={layout.stack3}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.title}</h2>
        <strong role="status">{words.count(present.length)}</strong>
      </div>
      <TextField
        ref={field}
        label={words.field}
        hint={words.keys}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onField}
      />
      <ul ref={list} aria-label={words.title} className={styles.list}>
        {shown.map((player, place) => (
          <li key={presentKey(player)}>
            <label className={styles.player} data-first={name !== '' && place === 0}>
              <input
                type="checkbox"
                checked={ticked.has(presentKey(player))}
                onChange={() => tick(player)}
                onKeyDown={(event) => onBox(event, place)}
              />
              <span className={styles.name}>{player.person.name}</span>
              {player.member === undefined && <Badge>{words.visitor}</Badge>}
              {player.wasThere && <span className={layout.soft}>{words.wasThere}</span>}
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && name !== '' && (
        <Notice kind="info">
          {words.unknown(name)} <Button onClick={takeFirst}>{words.addVisitor}</Button>
        </Notice>
      )}
      <div className={layout.row2}>
        {absent.length > 0 && (
          <Button onClick={() => onChange([...present, ...absent])}>{words.everybody(last.length)}</Button>
        )}
        {present.length > 0 && <Button onClick={() => onChange([])}>{words.nobody}</Button>}
      </div>
    </div>
  );
}
