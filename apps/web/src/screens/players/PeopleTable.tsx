import { detailOf, nameOf, tellingApart } from '@raccord/tournament';
import { type KeyboardEvent, useState } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Badge, Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { type Column, Table } from '../../design/Table.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';
import type { DoneAction } from './DoneHere.tsx';
import styles from './players.module.css';
import { type PersonHere, PRESENCES, type Presence, presenceCommand } from './presence.ts';

interface PeopleTableProps {
  readonly entrants: readonly PersonHere[];
  /** The game that goes on, by its place among them. */
  readonly game: number;
  onChange(id: string): void;
  /** Nothing while another one is under way. */
  onDone(done: DoneAction | undefined): void;
}

/** A row a player, and a mark for where he is: one click, or one key on his row. */
export function PeopleTable({ entrants, game, onChange, onDone }: PeopleTableProps) {
  const command = useCommand();
  const told = tellingApart(entrants, ({ members }) => members);
  // What was just marked, until the server has it.
  const [asked, setAsked] = useState<{ readonly id: string; readonly is: Presence }>();
  const mark = async ({ id, presence, members }: PersonHere, is: Presence): Promise<void> => {
    if (is === presence || command.isBusy) return;
    setAsked({ id, is });
    onDone(undefined);
    const { type, data } = presenceCommand(id, is, words.reasons, game);
    const answer = await command.ask(type, data);
    if (answer.ok) onDone({ ...answer.value, text: words.told(nameOf(members), is) });
    setAsked(undefined);
  };
  const shownOf = ({ id, presence }: PersonHere): Presence => (asked?.id === id ? asked.is : presence);
  const press = (event: KeyboardEvent<HTMLInputElement>, entrant: PersonHere): void => {
    const { key, currentTarget } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const named = PRESENCES.find((one) => one.key === key.toLowerCase());
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!named && step === undefined) return;
    event.preventDefault();
    if (named) void mark(entrant, named.is);
    else focusBeside(currentTarget, step ?? 0);
  };
  return (
    <div className={`${layout.stack2} ${styles.sheet}`}>
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      <Table
        look="tight"
        hasCards
        frame={{ height: 'clamp(12rem, calc(100dvh - var(--around, 20rem)), 38rem)' }}
        label={words.title}
        rows={entrants}
        keyOf={({ id }) => id}
        columns={[
          { heading: words.table, kind: 'number', width: '3.5rem', cell: ({ table }) => table },
          {
            ...{ heading: words.name, kind: 'name' },
            cell: (entrant) => (
              <>
                {told(entrant)}{' '}
                {told(entrant) === nameOf(entrant.members) && (
                  <span className={layout.soft}>{detailOf(entrant.members, 'club')}</span>
                )}
              </>
            ),
          },
          ...PRESENCES.map(
            ({ is, key }, index): Column<PersonHere> => ({
              ...{
                heading: words.presences[is],
                width: 'var(--mark, 6.25rem)',
                head: <Head text={words.presences[is]} letter={key} />,
              },
              span: ({ exclusion }) => (exclusion !== undefined && index === 0 ? PRESENCES.length : 1),
              cell: (entrant) =>
                entrant.exclusion === undefined ? (
                  <label className={styles.mark} data-is={is}>
                    <input
                      type="radio"
                      name={entrant.id}
                      aria-label={words.markOf(nameOf(entrant.members), words.presences[is])}
                      checked={shownOf(entrant) === is}
                      onChange={() => void mark(entrant, is)}
                      onKeyDown={(event) => press(event, entrant)}
                    />
                    <span className={styles.word}>{words.presences[is]}</span>
                  </label>
                ) : (
                  <Badge kind="bad">{words.isExcluded}</Badge>
                ),
            }),
          ),
          {
            ...{ heading: '', kind: 'action', width: '6rem' },
            cell: ({ id, members }) => (
              <Button look="quiet" onClick={() => onChange(id)} aria-label={words.changeOf(nameOf(members))}>
                <span className={styles.long}>{words.change}</span>
                <span className={styles.short}>…</span>
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

const Head = ({ text, letter }: { readonly text: string; readonly letter: 'p' | 'r' | 'd' | 'a' }) => (
  <span className={styles.head}>
    {text} <KeyCap keys={letter} />
  </span>
);

/** The mark of the row above or below. */
function focusBeside(mark: HTMLInputElement, step: number): void {
  const marks = [...(mark.closest('table')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
  const own = marks.findIndex(({ name }) => name === mark.name);
  marks[own + step]?.focus();
}
