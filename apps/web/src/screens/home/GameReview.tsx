import type { FiledGame } from '@raccord/files';
import { dayOf } from '@raccord/french';
import { type EditionName, editionInForce } from '@raccord/regulation';
import { useState } from 'react';
import { Notice, Select, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { homeTexts as home } from '../../texts/home.ts';
import { EditionField } from './new/EditionField.tsx';
import { useLexicons, usualLexicon } from './queries.ts';

const { game: words, rules } = home;

/** What is still to be said of a game, once its file is read. */
export interface GameChoices {
  readonly name: string;
  readonly edition: EditionName;
  /** The free one when it is left out. */
  readonly lexicon?: string;
}

interface Props {
  readonly game: FiledGame;
  readonly name: string;
  readonly isBusy: boolean;
  onConfirm(choices: GameChoices): void;
}

/** What was read of a game, before it becomes a tournament. */
export function GameReview({ game, name: proposed, isBusy, onConfirm }: Props) {
  const { data } = useLexicons();
  const lexicons = data?.lexicons ?? [];
  const [name, setName] = useState(proposed);
  const [today] = useState(() => dayOf(Date.now()));
  const [edition, setEdition] = useState<EditionName>();
  const [chosen, setLexicon] = useState<string>();
  const lexicon = chosen ?? (data && usualLexicon(data));
  const isNameless = name.trim() === '';
  const confirm = (): void =>
    onConfirm({
      name: name.trim().replaceAll(/\s+/g, ' '),
      edition: edition ?? editionInForce(today),
      ...(lexicon === undefined ? {} : { lexicon }),
    });
  const { players, turns, formula, dictionary, alerts } = game;
  return (
    <Form className={layout.stack4} confirm={words.confirm} isReady={!isBusy && !isNameless} onConfirm={confirm}>
      <ul>
        <li>{words.formats[game.format]}</li>
        <li>{words.formula(formula.label)}</li>
        <li>{words.turns(turns.length)}</li>
        <li>{words.players(players.map((player) => player.name))}</li>
        {dictionary && <li>{words.dictionary(dictionary.name)}</li>}
      </ul>
      {alerts.length > 0 && <Notice kind="warn">{alerts.join(' ')}</Notice>}
      <TextField
        label={rules.name}
        error={isNameless ? rules.nameMissing : undefined}
        maxLength={120}
        value={name}
        onChange={setName}
      />
      <EditionField date={today} chosen={edition} onChange={setEdition} />
      <Select
        label={rules.lexicon}
        hint={words.lexiconHint}
        value={lexicon ?? ''}
        options={lexicons.map(({ hash, name: label }) => ({ value: hash, label }))}
        onChange={setLexicon}
      />
    </Form>
  );
}
