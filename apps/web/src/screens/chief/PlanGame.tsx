import { EDITIONS, type RhythmName } from '@raccord/regulation';
import { FORMULA_NAMES, FORMULAS, type FormulaName } from '@raccord/scrabble';
import { useState } from 'react';
import { noteOnRhythm, rhythmOptions } from '../../clock/rhythms.ts';
import { Dialog, Select, TextField } from '../../design/controls.tsx';
import { isAmong, parseTables } from '../../roster/tableranges.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import styles from './chief.module.css';
import { DialogForm } from './DialogForm.tsx';
import { type Equals, equalsIn, tablesOfEquals } from './equals.ts';

const { plan: words } = chiefTexts;
/** Places to win are among the first: equals further down are found by their tables. */
const LOOKED_AT = 100;

/** Another game on the programme. */
export function PlanGame({ onClose }: { onClose(): void }) {
  const command = useCommand();
  const { data: hall } = useView('seeHall', {});
  const formulas = hall ? EDITIONS[hall.edition].game.formulas : FORMULA_NAMES;
  const { data: people } = useView('seePeople', {});
  const [name, setName] = useState(() => words.defaultName((hall?.games.length ?? 0) + 1));
  const [formula, setFormula] = useState<FormulaName>('normale');
  const [rhythm, setRhythm] = useState<RhythmName>(hall?.games.at(-1)?.rhythm ?? 'normal');
  const [tables, setTables] = useState('');
  const [separatesTies, setSeparatesTies] = useState(false);
  const games = hall?.games ?? [];
  const isOver = games.length > 0 && games.every(({ isFinished }) => isFinished);
  const { data: ranking } = useView('seeRanking', {}, { query: { count: LOOKED_AT }, when: isOver });
  const groups = isOver ? equalsIn(ranking?.rows ?? []) : [];
  /** Those chosen among the equals, as long as nobody has written other tables. */
  const [equals, setEquals] = useState<Equals>();
  const separate = (chosen: Equals | undefined): void => {
    setEquals(chosen);
    setTables(chosen ? tablesOfEquals(chosen.rows) : '');
    setSeparatesTies(chosen !== undefined);
    if (!chosen) return;
    setRhythm('mort-subite');
    setName(words.separating(chosen.rank));
  };
  const isDeath = rhythm === 'mort-subite';
  const ranges = isDeath ? parseTables(tables) : [];

  const plan = async (): Promise<void> => {
    const seated = people?.entrants.filter(({ table }) => ranges && isAmong(ranges, table)).map(({ id }) => id) ?? [];
    const among = isDeath && equals ? equals.rows.map(({ entrant }) => entrant) : seated;
    const some = ranges && ranges.length > 0 ? { entrants: among } : {};
    const game = { name, formula, rhythm, ...some, ...(isDeath ? { separatesTies } : {}) };
    if (await command.make('plan-game', name, (id) => ({ id, ...game }))) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <DialogForm command={command} confirm={words.confirm} isReady={ranges !== undefined} onConfirm={plan}>
        {groups.length > 0 && (
          <Select
            label={words.equals}
            hint={words.equalsHint}
            value={String(equals?.rank ?? '')}
            options={[
              { value: '', label: words.noEquals },
              ...groups.map(({ rank, rows }) => ({
                value: String(rank),
                label: words.equalsAt(rank, rows.length, tablesOfEquals(rows)),
              })),
            ]}
            onChange={(rank) => separate(groups.find((group) => String(group.rank) === rank))}
          />
        )}
        <TextField label={words.name} value={name} onChange={({ target }) => setName(target.value)} />
        <Select
          label={words.formula}
          value={formula}
          options={formulas.map((value) => ({ value, label: FORMULAS[value].label }))}
          onChange={(value) => setFormula(value)}
        />
        <Select
          label={words.rhythm}
          hint={hall && noteOnRhythm(rhythm, hall.edition)}
          value={rhythm}
          options={hall ? rhythmOptions(hall.edition) : []}
          onChange={(value) => setRhythm(value)}
        />
        {isDeath && (
          <>
            <TextField
              label={words.tables}
              hint={words.tablesHint}
              error={ranges ? undefined : chiefTexts.staff.tablesFault}
              value={tables}
              onChange={({ target }) => {
                setTables(target.value);
                setEquals(undefined);
              }}
            />
            <label className={styles.check}>
              <input type="checkbox" checked={separatesTies} onChange={() => setSeparatesTies(!separatesTies)} />
              {words.separatesTies}
            </label>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
