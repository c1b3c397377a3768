import { withCapital } from '@raccord/french';
import { EDITIONS, type RhythmName } from '@raccord/regulation';
import { FORMULA_NAMES, FORMULAS, type FormulaName } from '@raccord/scrabble';
import { noteOnRhythm, rhythmOptions } from '../../clock/rhythms.ts';
import { Check, Select, TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import { isAmong, parseTables } from '../../roster/tableranges.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { type Equals, equalsIn, RANKED, tablesOfEquals } from './equals.ts';

const { plan: words } = chiefDialogsTexts;

interface PlanDraft {
  readonly name: string;
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  readonly tables: string;
  readonly separatesTies: boolean;
  /** Those chosen among the equals, as long as nobody has written other tables. */
  readonly equals?: Equals | undefined;
}

interface PlanGameProps {
  /** Those whom a sudden death is to part. */
  readonly separating?: Equals;
  onClose(): void;
}

/** Another game on the programme. */
export function PlanGame({ separating, onClose }: PlanGameProps) {
  const command = useCommand();
  const { data: hall } = useView('seeHall', {});
  const formulas = hall ? EDITIONS[hall.edition].game.formulas : FORMULA_NAMES;
  const { data: people } = useView('seePeople', {});
  const form = useForm<PlanDraft>(() => ({
    name: words.defaultName((hall?.games.length ?? 0) + 1),
    ...{ formula: 'normale', rhythm: hall?.games.at(-1)?.rhythm ?? 'normal', tables: '', separatesTies: false },
    ...(separating ? partingOf(separating) : {}),
  }));
  const { name, formula, rhythm, tables, separatesTies, equals } = form.values;
  const games = hall?.games ?? [];
  const isOver = games.length > 0 && games.every(({ isFinished }) => isFinished);
  const { data: ranking } = useView('seeRanking', {}, { query: { count: RANKED }, when: isOver });
  const groups = isOver ? equalsIn(ranking?.rows ?? []) : [];
  const separate = (chosen: Equals | undefined): void =>
    form.set(chosen ? partingOf(chosen) : { equals: undefined, tables: '', separatesTies: false });
  const isDeath = rhythm === 'mort-subite';
  const ranges = isDeath ? parseTables(tables) : [];

  const plan = async (): Promise<boolean> => {
    const seated = people?.entrants.filter(({ table }) => ranges && isAmong(ranges, table)).map(({ id }) => id) ?? [];
    const among = isDeath && equals ? equals.rows.map(({ entrant }) => entrant) : seated;
    const some = ranges && ranges.length > 0 ? { entrants: among } : {};
    const game = { name, formula, rhythm, ...some, ...(isDeath ? { separatesTies } : {}) };
    return (await command.make('plan-game', name, (id) => ({ id, ...game }))).ok;
  };
  return (
    <DialogForm
      title={words.title}
      sending={command}
      confirm={words.confirm}
      isReady={ranges !== undefined}
      onConfirm={plan}
      onClose={onClose}
    >
      <TextField label={words.name} {...form.field('name')} />
      <Select
        label={words.formula}
        options={formulas.map((value) => ({ value, label: withCapital(FORMULAS[value].label) }))}
        {...form.field('formula')}
      />
      <Select
        label={words.rhythm}
        hint={hall && noteOnRhythm(rhythm, hall.edition)}
        options={hall ? rhythmOptions(hall.edition) : []}
        {...form.field('rhythm')}
      />
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
      {isDeath && (
        <>
          <TextField
            label={words.tables}
            hint={words.tablesHint}
            error={ranges ? undefined : chiefDialogsTexts.staff.tablesFault}
            value={tables}
            onChange={(typed) => form.set({ tables: typed, equals: undefined })}
          />
          <Check label={words.separatesTies} {...form.field('separatesTies')} />
        </>
      )}
    </DialogForm>
  );
}

/** The sudden death that parts them, at their tables. */
const partingOf = (equals: Equals) => ({
  ...{ equals, tables: tablesOfEquals(equals.rows), separatesTies: true },
  ...{ rhythm: 'mort-subite' as const, name: words.separating(equals.rank) },
});
