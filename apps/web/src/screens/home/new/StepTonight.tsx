import type { Roster, SeatedEntrant } from '@raccord/files';
import { EDITIONS } from '@raccord/regulation';
import type { Result } from '@raccord/scrabble';
import { describeRhythm } from '@raccord/tournament';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { KeyCap } from '../../../app/KeyCap.tsx';
import { KEY_MAP } from '../../../app/keymap.ts';
import { useShortcuts } from '../../../app/shortcuts.tsx';
import { Notice, Panel, TextField } from '../../../design/controls.tsx';
import { Form } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { bindTo } from '../../../design/useform.ts';
import { homeTexts as home } from '../../../texts/home.ts';
import { playersTexts } from '../../../texts/players.ts';
import { FreeLexicon } from '../FreeLexicon.tsx';
import { LexiconDialog } from '../LexiconDialog.tsx';
import { type Draft, draftFormula, editionOf, refereesOf } from './draft.ts';
import { PlayersPanel, type PlayersPanelProps } from './PlayersPanel.tsx';
import styles from './tonight.module.css';
import { type CreatingProps, useCreating } from './usecreating.ts';

const { summary: words, rules } = home;

interface StepTonightProps extends PlayersPanelProps, CreatingProps {
  readonly roster: Result<Roster>;
  readonly entrants: readonly SeatedEntrant[];
}

/** An evening as the last one: who is there is looked at, and it begins. */
export function StepTonight({ draft, roster, entrants, offered, club, change }: StepTonightProps) {
  const creating = useCreating({ draft, entrants, club, change });
  const { create, missing, error, confirm, lexicon, isFree, lexiconFrom } = creating;
  const refused = roster.ok ? roster.value.refused.length : 0;
  // The keys are for who is there, from the first one on.
  useEffect(() => document.querySelector<HTMLElement>('[data-tick]')?.focus({ preventScroll: true }), []);
  const isComing = missing === home.missing.lexicon;
  const [isAsked, ask] = useState(false);
  const [isImporting, setImporting] = useState(false);
  // Asked for while the dictionary is on its way, it is done once it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isAsked && missing === undefined) create();
    else if (!isComing) ask(false);
  }, [isAsked, missing]);
  const begin = (): void => {
    if (missing === undefined || isComing) ask(true);
  };
  useShortcuts([{ keys: KEY_MAP.next, label: confirm, inFields: true, run: begin }]);
  return (
    <div className={`${layout.split} ${styles.tonight}`}>
      <PlayersPanel {...{ draft, offered, club, change }} />
      <Panel className={layout.stack3}>
        <Form
          className={layout.stack4}
          confirm={
            <>
              {confirm} <KeyCap keys={KEY_MAP.next} />
            </>
          }
          missing={missing}
          onConfirm={create}
        >
          <TextField label={home.tonight.name} maxLength={120} {...bindTo(draft, change)('name')} />
          <dl className={styles.summary}>
            <Line term={words.players}>
              {playersTexts.count(entrants.length, entrants.flatMap(({ members }) => members).length)}
            </Line>
            <Line term={words.game} href="/nouveau">
              {rules.formulas[draftFormula(draft)]}, {describeRhythm(draft.rhythm)}
            </Line>
            <Line term={words.edition} href="/nouveau">
              <Raised text={EDITIONS[editionOf(draft)].title} />
            </Line>
            <Line term={words.lexicon} href="/nouveau">
              {lexicon?.name}
              {lexiconFrom !== undefined && <Raised text={words.lexiconSince(lexiconFrom)} />}
            </Line>
            <Line term={words.officials} href="/nouveau/arbitres">
              {officialsIn(draft, entrants.length).join(', ')}
            </Line>
          </dl>
          {isFree && <FreeLexicon onImport={() => setImporting(true)} />}
          {refused > 0 && <Notice kind="warn">{playersTexts.refused(refused)}</Notice>}
          {error && <Notice kind="bad">{error.message}</Notice>}
        </Form>
      </Panel>
      {isImporting && (
        <LexiconDialog
          {...(club === undefined ? {} : { club })}
          onAdded={({ hash }) => change({ lexicon: hash })}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
}

const officialsIn = (draft: Draft, tables: number): readonly string[] =>
  [
    ...refereesOf(draft, tables).map(({ name }) => name),
    ...[draft.secondReferee, draft.commission],
    draft.settings.playersWriteSlips ? words.byPlayers : '',
  ].filter((who) => who !== '');

interface LineProps {
  readonly term: string;
  /** The step where it is chosen, if not here. */
  readonly href?: string;
  readonly children: ReactNode;
}

const Line = ({ term, href, children }: LineProps) => (
  <div>
    <dt className={layout.soft}>{term}</dt>
    <dd>{children}</dd>
    {href !== undefined && (
      <dd>
        <Link href={href} aria-label={words.changeOf(term)}>
          {words.change}
        </Link>
      </dd>
    )}
  </div>
);
