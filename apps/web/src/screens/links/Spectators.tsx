import type { Publication } from '@raccord/tournament';
import { useState } from 'react';
import { Check, Notice, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { bindTo } from '../../design/useform.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { publicTexts } from '../../texts/public.ts';
import { Folded } from './Folded.tsx';

const { publication: words } = publicTexts;
const RANKINGS = ['live', 'end', 'none'] as const satisfies readonly Publication['ranking'][];

/** What everybody sees who follows from outside; a change holds at once. */
export function Spectators() {
  const { data: hall } = useView('seeHall', {});
  const command = useCommand();
  // What was just chosen, until the server has it.
  const [chosen, setChosen] = useState<Partial<Publication>>({});
  const publication = hall?.publication && { ...hall.publication, ...chosen };
  if (!publication) return null;
  const choose = async (change: Partial<Publication>): Promise<void> => {
    setChosen({ ...chosen, ...change });
    await command.send('choose-publication', { ...publication, ...change });
    setChosen({});
  };
  const field = bindTo(publication, (change) => void choose(change));
  return (
    <Folded title={words.title}>
      <p className={layout.soft}>{words.hint}</p>
      <Select
        label={words.ranking}
        options={RANKINGS.map((value) => ({ value, label: words.rankings[value] }))}
        {...field('ranking')}
      />
      <Check label={words.turns} {...field('turns')} />
      <Check label={words.sheets} {...field('sheets')} />
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </Folded>
  );
}
