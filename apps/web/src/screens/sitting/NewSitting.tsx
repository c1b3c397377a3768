import { EDITION_NAMES } from '@raccord/regulation';
import { FORMULA_NAMES, LARGEST_SEED } from '@raccord/scrabble';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { newSeed } from '../../app/newseed.ts';
import { Panel, Select, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { bindTo } from '../../design/useform.ts';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { homeTexts } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { useLexicons, usualLexicon } from '../home/queries.ts';
import {
  BOUNDS,
  type NumberField,
  newOrder,
  numberFault,
  numberIn,
  type OrderDraft,
  orderOf,
  seedOf,
  type TypedOrder,
  withMinutes,
} from './order.ts';
import { SITTINGS } from './queries.ts';
import styles from './sitting.module.css';

/** A number that can be dictated, and that nobody finds by trying. */
const SEEDS = 1_000_000;
const words = sittingTexts.make;
const KINDS = (['exam', 'topping'] as const).map((value) => ({ value, label: sittingTexts.kinds[value] }));
const FORMULAS = FORMULA_NAMES.map((value) => ({ value, label: homeTexts.rules.formulas[value] }));
/** An edition is called by its year. */
const EDITION_OPTIONS = EDITION_NAMES.map((value) => ({ value, label: value }));

/** Describes a sitting and has it made. */
export function NewSitting() {
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const { data } = useLexicons();
  const [typed, setTyped] = useState<TypedOrder>(() =>
    newOrder(EDITION_NAMES[EDITION_NAMES.length - 1], newSeed() % SEEDS),
  );
  const draft = withMinutes(typed);
  const [chosen, setChosen] = useState<string>();
  const sending = useSending();
  const change = (part: Partial<OrderDraft>): void => {
    setTyped({ ...typed, ...part });
    sending.forget();
  };
  const lexicons = data?.lexicons ?? [];
  const lexicon = chosen ?? (data && usualLexicon(data));
  const order = orderOf(draft);
  const name = draft.name.trim() || words.proposed[draft.kind];

  const make = async (): Promise<void> => {
    if (!order) return;
    const asked = { name, order: lexicon === undefined ? order : { ...order, lexicon } };
    const made = await sending.send('makeSitting', asked, (id) => api.makeSitting({ body: { id, ...asked } }));
    if (!made.ok) return;
    await queries.invalidateQueries({ queryKey: SITTINGS });
    goTo(`/seances/${made.value.id}`);
  };

  const bound = bindTo(draft, change);
  const field = (at: NumberField, label: string, hint?: string, isBlank = false) => (
    <TextField
      label={label}
      hint={hint}
      error={
        !(isBlank && draft[at].trim() === '') && numberIn(draft, at) === undefined
          ? texts.common.whole(BOUNDS[at][0], BOUNDS[at][1])
          : undefined
      }
      inputMode="numeric"
      autoComplete="off"
      {...bound(at)}
    />
  );

  return (
    <Panel>
      <Form
        className={layout.stack4}
        sending={sending}
        confirm={sending.isBusy ? words.busy : words.action}
        isReady={order !== undefined}
        onConfirm={make}
      >
        <h2>{words.title}</h2>
        <div className={`${layout.panels} ${styles.order}`}>
          <Select label={words.kind} options={KINDS} {...bound('kind')} />
          <TextField
            label={words.name}
            hint={words.nameHint}
            maxLength={100}
            placeholder={words.proposed[draft.kind]}
            {...bound('name')}
          />
          {draft.kind === 'exam' ? (
            <>
              <TextField
                label={words.number}
                hint={words.numberHint}
                error={numberFault(draft)}
                autoComplete="off"
                {...bound('number')}
              />
              {draft.number.trim() === '' && (
                <>
                  <Select label={words.edition} options={EDITION_OPTIONS} {...bound('edition')} />
                  {field('count', words.count)}
                </>
              )}
              {field('minutes', words.minutes, words.minutesHint)}
              {field('passPercent', words.pass, words.passHint, true)}
            </>
          ) : (
            <>
              <Select label={words.formula} options={FORMULAS} {...bound('formula')} />
              <TextField
                label={words.game}
                hint={words.gameHint}
                error={seedOf(draft) === undefined ? texts.common.whole(0, LARGEST_SEED) : undefined}
                inputMode="numeric"
                autoComplete="off"
                {...bound('game')}
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
        </div>
      </Form>
    </Panel>
  );
}
