import type { Publication } from '@raccord/tournament';
import { useState } from 'react';
import { Badge, Button, Check, Notice, Panel, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { linksTexts } from '../../texts/links.ts';
import { publicTexts } from '../../texts/public.ts';
import styles from './links.module.css';

const { publication: words } = publicTexts;
const RANKINGS = ['live', 'end', 'none'] as const satisfies readonly Publication['ranking'][];

interface Props {
  /** How many of their links are good. */
  readonly links: number;
  readonly isBusy: boolean;
  onMake(): void;
}

/** One link for everybody who follows from outside, and what they see; a change holds at once. */
export function Spectators({ links, isBusy, onMake }: Props) {
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
  return (
    <Panel className={layout.stack4}>
      <div className={`${layout.row} ${styles.bar}`}>
        <h2>{words.title}</h2>
        {links > 0 && <Badge kind="good">{linksTexts.valid(links)}</Badge>}
        <Button disabled={isBusy} aria-label={linksTexts.makeFor(texts.common.roles.spectator)} onClick={onMake}>
          {linksTexts.make}
        </Button>
      </div>
      <p className={layout.soft}>{words.hint}</p>
      <Select
        label={words.ranking}
        value={publication.ranking}
        options={RANKINGS.map((value) => ({ value, label: words.rankings[value] }))}
        onChange={(ranking) => void choose({ ranking })}
      />
      <Check label={words.turns} value={publication.turns} onChange={(turns) => void choose({ turns })} />
      <Check label={words.sheets} value={publication.sheets} onChange={(sheets) => void choose({ sheets })} />
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </Panel>
  );
}
