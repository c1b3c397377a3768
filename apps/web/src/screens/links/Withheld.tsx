import { describeDetails, nameOf } from '@raccord/tournament';
import { useState } from 'react';
import { Badge, Button, Check, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { publicTexts } from '../../texts/public.ts';
import { Folded } from './Folded.tsx';
import styles from './links.module.css';
import { More } from './More.tsx';
import { soughtAmong } from './withheld.ts';

const { withheld: words } = publicTexts;
const PAGE = 30;
const NOTHING: ReadonlyMap<string, boolean> = new Map();

/** Whose names spectators and the site are not told: minors, and whoever asks. */
export function Withheld({ entrants }: { readonly entrants: PeopleView['entrants'] }) {
  const command = useCommand();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(PAGE);
  // What was just ticked, until the server has it.
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  if (entrants.length === 0) return null;
  const withheld = entrants.filter(({ isWithheld }) => isWithheld).length;
  const found = soughtAmong(entrants, typed);
  const shown = found.slice(0, limit);
  const named = found.filter(({ isWithheld }) => !isWithheld);
  const withhold = async (ids: readonly string[], isWithheld: boolean): Promise<void> => {
    setAsked(new Map(ids.map((id) => [id, isWithheld])));
    await command.send('withhold-names', { entrants: ids, isWithheld });
    setAsked(NOTHING);
  };
  return (
    <Folded title={words.title} beside={withheld > 0 && <Badge kind="info">{words.count(withheld)}</Badge>}>
      <p className={layout.soft}>{words.hint}</p>
      <TextField
        label={words.search}
        type="search"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setLimit(PAGE);
        }}
      />
      {typed.trim() !== '' && named.length > 1 && (
        <Button
          disabled={command.isBusy}
          onClick={() =>
            void withhold(
              named.map(({ id }) => id),
              true,
            )
          }
        >
          {words.all(named.length)}
        </Button>
      )}
      {shown.length === 0 && <p>{typed.trim() === '' ? words.none : words.notFound}</p>}
      <ul className={`${layout.lines} ${styles.withheld}`}>
        {shown.map((entrant) => (
          <li key={entrant.id}>
            <span>
              <Check
                label={nameOf(entrant.members)}
                value={asked.get(entrant.id) ?? entrant.isWithheld === true}
                onChange={(isWithheld) => void withhold([entrant.id], isWithheld)}
              />
            </span>
            <span className={layout.soft}>{describeDetails(entrant.members)}</span>
          </li>
        ))}
      </ul>
      <More shown={shown.length} total={found.length} what={words.shown} onMore={() => setLimit(limit + PAGE)} />
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </Folded>
  );
}
