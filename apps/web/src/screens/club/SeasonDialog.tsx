import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Check, Dialog, Notice, Select, TextArea, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { newId } from '../../server/client.ts';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import type { ClubSeason } from './clubqueries.ts';
import { draftOfSeason, emptySeason, readSeason, type SeasonDraft } from './seasondraft.ts';
import { type ClubData, useClubCommand } from './useclubcommand.ts';

const { plan: words } = clubTexts;
const MEASURES = ['percent', 'total', 'points'] as const;

interface SeasonDialogProps {
  /** None: a new one. */
  readonly season?: ClubSeason | undefined;
  onClose(): void;
}

/** A season: its days, how many evenings it will have, how they are ranked together. */
export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const { club } = useClub();
  const [, navigate] = useLocation();
  const command = useClubCommand();
  const [id] = useState(() => season?.id ?? newId());
  const [draft, setDraft] = useState<SeasonDraft>(() => (season ? draftOfSeason(season) : emptySeason(new Date())));
  const change = (part: Partial<SeasonDraft>): void => setDraft({ ...draft, ...part });
  const { faults, season: read, scaleRead } = readSeason(draft);
  const save = async (): Promise<void> => {
    if (!read) return;
    const data = { id, ...read, except: [...read.except] } as ClubData<'plan-season'>;
    if (!(await command.ask('plan-season', data, words.saved(read.name)))) return;
    onClose();
    navigate(`/clubs/${club.id}/saisons/${id}`);
  };
  return (
    <Dialog title={season ? words.edit(season.name) : words.add} onClose={onClose}>
      <form
        className={layout.stack3}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.name}
          error={faults.name}
          maxLength={120}
          value={draft.name}
          onChange={(text) => change({ name: text })}
        />
        <div className={layout.fields}>
          <TextField
            label={words.from}
            type="date"
            required
            value={draft.from}
            onChange={(text) => change({ from: text })}
          />
          <TextField
            label={words.to}
            type="date"
            required
            error={faults.to}
            value={draft.to}
            onChange={(text) => change({ to: text })}
          />
          <TextField
            label={words.planned}
            hint={words.plannedHint}
            inputMode="numeric"
            error={faults.planned}
            value={draft.planned}
            onChange={(text) => change({ planned: text })}
          />
        </div>
        <div className={layout.fields}>
          <Select
            label={words.measure}
            value={draft.measure}
            options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
            onChange={(measure) => change({ measure })}
          />
          <Select
            label={words.counted}
            value={draft.isBest ? 'best' : 'every'}
            options={(['every', 'best'] as const).map((value) => ({ value, label: words[value] }))}
            onChange={(value) => change({ isBest: value === 'best' })}
          />
          {draft.isBest && (
            <TextField
              label={words.bestCount}
              inputMode="numeric"
              error={faults.best}
              value={draft.best}
              onChange={(text) => change({ best: text })}
            />
          )}
        </div>
        {draft.measure === 'points' && (
          <TextArea
            label={words.scale}
            hint={scaleRead ?? words.scaleHint}
            error={faults.scale}
            rows={8}
            spellCheck={false}
            value={draft.scale}
            onChange={(text) => change({ scale: text })}
          />
        )}
        <CountedEvenings draft={draft} change={change} />
        {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
        <div>
          <Button type="submit" look="main" disabled={!read || command.isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Which of the evenings of its days count. */
function CountedEvenings({ draft, change }: { readonly draft: SeasonDraft; change(part: Partial<SeasonDraft>): void }) {
  const { club } = useClub();
  const { from, to, except } = draft;
  const within = club.evenings.filter(({ date }) => date >= from && date <= to);
  if (within.length === 0) return null;
  return (
    <fieldset className={styles.checks}>
      <legend>{words.except}</legend>
      {within.map(({ tournament, title, date }) => (
        <Check
          key={tournament}
          label={`${title} (${clubTexts.day(date)})`}
          value={!except.includes(tournament)}
          onChange={(isCounted) =>
            change({ except: isCounted ? except.filter((one) => one !== tournament) : [...except, tournament] })
          }
        />
      ))}
    </fieldset>
  );
}
