import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { LARGEST_SEED } from '@raccord/school';
import { FORMULA_NAMES } from '@raccord/scrabble';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Notice, Panel, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api, newSeed } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { homeTexts } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { useLexicons } from '../home/queries.ts';
import {
  BOUNDS,
  type NumberField,
  newOrder,
  numberFault,
  numberIn,
  type OrderDraft,
  orderOf,
  seedOf,
} from './order.ts';
import { SITTINGS } from './queries.ts';

const words = sittingTexts.make;
const KINDS = (['exam', 'topping'] as const).map((value) => ({ value, label: sittingTexts.kinds[value] }));
const FORMULAS = FORMULA_NAMES.map((value) => ({ value, label: homeTexts.rules.formulas[value] }));
const EDITION_OPTIONS = EDITION_NAMES.map((value) => ({ value, label: EDITIONS[value].title }));

/** Describes a sitting and has it made. */
export function NewSitting() {
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const { data } = useLexicons();
  const [draft, setDraft] = useState<OrderDraft>(() => newOrder(EDITION_NAMES[EDITION_NAMES.length - 1], newSeed()));
  const [chosen, setChosen] = useState<string>();
  const { send, isBusy, fault, forget } = useSending();
  const change = (part: Partial<OrderDraft>): void => {
    setDraft({ ...draft, ...part });
    forget();
  };
  const lexicons = data?.lexicons ?? [];
  const lexicon = chosen ?? lexicons[0]?.hash;
  const order = orderOf(draft);
  const name = draft.name.trim() || words.proposed[draft.kind];

  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!order || isBusy) return;
    const asked = { name, order: lexicon === undefined ? order : { ...order, lexicon } };
    const made = await send('makeSitting', asked, (id) => api.makeSitting({ body: { id, ...asked } }));
    if (!made.ok) return;
    await queries.invalidateQueries({ queryKey: SITTINGS });
    goTo(`/seances/${made.value.id}`);
  };

  const field = (at: NumberField, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      error={numberIn(draft, at) === undefined ? texts.common.whole(BOUNDS[at][0], BOUNDS[at][1]) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={draft[at]}
      onChange={(text) => change({ [at]: text })}
    />
  );

  return (
    <Panel>
      <form className={layout.stack4} onSubmit={make} noValidate>
        <h2>{words.title}</h2>
        <Select label={words.kind} value={draft.kind} options={KINDS} onChange={(kind) => change({ kind })} />
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={100}
          placeholder={words.proposed[draft.kind]}
          value={draft.name}
          onChange={(text) => change({ name: text })}
        />
        {draft.kind === 'exam' ? (
          <>
            <TextField
              label={words.number}
              hint={words.numberHint}
              error={numberFault(draft)}
              autoComplete="off"
              value={draft.number}
              onChange={(text) => change({ number: text })}
            />
            {draft.number.trim() === '' && (
              <>
                <Select
                  label={words.edition}
                  value={draft.edition}
                  options={EDITION_OPTIONS}
                  onChange={(edition) => change({ edition })}
                />
                {field('count', words.count)}
              </>
            )}
            {field('minutes', words.minutes, words.minutesHint)}
          </>
        ) : (
          <>
            <Select
              label={words.formula}
              value={draft.formula}
              options={FORMULAS}
              onChange={(formula) => change({ formula })}
            />
            <TextField
              label={words.game}
              hint={words.gameHint}
              error={seedOf(draft) === undefined ? texts.common.whole(0, LARGEST_SEED) : undefined}
              inputMode="numeric"
              autoComplete="off"
              value={draft.game}
              onChange={(text) => change({ game: text })}
            />
            {field('seconds', words.seconds)}
            {field('penalty', words.penalty)}
          </>
        )}
        <Select
          label={words.lexicon}
          value={lexicon ?? ''}
          options={lexicons.map(({ hash, name: label }) => ({ value: hash, label }))}
          onChange={setChosen}
        />
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        <p>
          <Button look="main" type="submit" disabled={!order || isBusy}>
            {isBusy ? words.busy : words.action}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
