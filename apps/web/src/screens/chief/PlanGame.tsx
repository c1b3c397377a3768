import { EDITIONS } from '@raccord/regulation';
import { FORMULA_NAMES, FORMULAS, type FormulaName } from '@raccord/scrabble';
import type { RhythmName } from '@raccord/tournament';
import { useState } from 'react';
import { RHYTHM_OPTIONS } from '../../clock/rhythms.ts';
import { Dialog, Select, TextField } from '../../design/controls.tsx';
import { isAmong, parseTables } from '../../roster/tableranges.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import styles from './chief.module.css';
import { DialogForm } from './DialogForm.tsx';

const { plan: words } = chiefTexts;

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
  const isDeath = rhythm === 'mort-subite';
  const ranges = isDeath ? parseTables(tables) : [];

  const plan = async (): Promise<void> => {
    const among = people?.entrants.filter(({ table }) => ranges && isAmong(ranges, table)) ?? [];
    const some = ranges && ranges.length > 0 ? { entrants: among.map((entrant) => entrant.id) } : {};
    const game = { name, formula, rhythm, ...some, ...(isDeath ? { separatesTies } : {}) };
    if (await command.make('plan-game', name, (id) => ({ id, ...game }))) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <DialogForm command={command} confirm={words.confirm} isReady={ranges !== undefined} onConfirm={plan}>
        <TextField label={words.name} value={name} onChange={({ target }) => setName(target.value)} />
        <Select
          label={words.formula}
          value={formula}
          options={formulas.map((value) => ({ value, label: FORMULAS[value].label }))}
          onChange={(value) => setFormula(value)}
        />
        <Select label={words.rhythm} value={rhythm} options={RHYTHM_OPTIONS} onChange={(value) => setRhythm(value)} />
        {isDeath && (
          <>
            <TextField
              label={words.tables}
              hint={words.tablesHint}
              error={ranges ? undefined : chiefTexts.staff.tablesFault}
              value={tables}
              onChange={({ target }) => setTables(target.value)}
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
