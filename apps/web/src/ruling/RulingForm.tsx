import { EDITIONS } from '@raccord/regulation';
import { type FormEvent, useState } from 'react';
import { Button, Check, Select, TextField } from '../design/controls.tsx';
import { usePlace } from '../server/station.tsx';
import { useOutbox } from '../server/useoutbox.tsx';
import { useView } from '../server/views.ts';
import { tidyScore } from '../slip/slipdraft.ts';
import { type ShownVerdict, shownOfVerdict } from '../slip/verdicts.ts';
import { texts } from '../texts/index.ts';
import { Favourable } from './Favourable.tsx';
import { ReasonField } from './ReasonField.tsx';
import type { Reading } from './readings.ts';
import styles from './ruling.module.css';
import { draftOfVerdict, type RulingDraft, rulingOf, withReading } from './rulingdraft.ts';
import type { SlipKey } from './slipkey.ts';

interface RulingFormProps {
  readonly slip: SlipKey;
  /** What stands so far. */
  readonly verdict: ShownVerdict;
  /** What the slip is worth by each reading, where whoever decides may take the one that brings most. */
  readonly readings?: readonly Reading[] | undefined;
  onDecided(): void;
}

/** A decision on a slip, with its reason. Only the commission decides for the time being; referees grant no average. */
export function RulingForm({ slip, verdict, readings, onDecided }: RulingFormProps) {
  const { role } = usePlace().session;
  const { data: hall } = useView('seeHall', {});
  const outbox = useOutbox();
  const [draft, setDraft] = useState<RulingDraft>(() => draftOfVerdict(verdict));
  const change = (part: Partial<RulingDraft>): void => setDraft({ ...draft, ...part });
  /** What is granted is then no longer what that reading gives. */
  const alter = (part: Partial<RulingDraft>): void => change({ ...part, isFavourable: false, isOneWay: false });
  const words = texts.ruling;
  if (!hall) return <p>{texts.common.loading}</p>;
  const { penalty, decisions } = EDITIONS[hall.edition];
  const ruling = rulingOf(draft, penalty);
  const outcomes = (['accepted', 'nullity', 'average'] as const).filter(
    (outcome) => outcome !== 'average' || role === 'chief' || role === 'commission',
  );

  const decide = (event: FormEvent): void => {
    event.preventDefault();
    if (!ruling) return;
    const { isProvisional, isFavourable, reason } = draft;
    void outbox.add('rule-slip', {
      ...{ ...slip, ruling, reason },
      ...(isProvisional ? { isProvisional } : {}),
      ...(isFavourable ? { isFavourable } : {}),
    });
    setDraft({ ...draft, reason: '', isProvisional: false, isFavourable: false, isOneWay: false });
    onDecided();
  };
  return (
    <form className={styles.form} onSubmit={decide}>
      {role === 'commission' && readings && readings.length > 0 && decisions.favourableReading && (
        <Favourable
          {...{ readings, verdict }}
          article={decisions.favourableReading.article}
          isChosen={draft.isFavourable}
          isOneWay={draft.isOneWay}
          onChoose={(isChosen) =>
            setDraft(withReading(draft, isChosen ? shownOfVerdict(readings[0].verdict) : verdict, isChosen))
          }
          onConfirm={(isOneWay) => change({ isOneWay })}
        />
      )}
      <Select
        label={words.decision}
        value={draft.outcome}
        options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        onChange={(outcome) => alter({ outcome })}
      />
      {draft.outcome === 'accepted' && (
        <div className={styles.granted}>
          <TextField
            label={words.points}
            inputMode="numeric"
            required
            value={draft.points}
            onChange={({ target }) => alter({ points: tidyScore(target.value) })}
          />
          <Check
            label={words.penalty(penalty)}
            isChecked={draft.hasPenalty}
            onChange={(hasPenalty) => alter({ hasPenalty })}
          />
          <Check label={words.warning} isChecked={draft.hasWarning} onChange={(hasWarning) => alter({ hasWarning })} />
        </div>
      )}
      {draft.outcome === 'nullity' && (
        <TextField
          label={words.words}
          hint={words.wordsHint}
          value={draft.words}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ words: target.value })}
        />
      )}
      {draft.outcome === 'average' && <p className={styles.hint}>{words.averageHint}</p>}
      <ReasonField value={draft.reason} onChange={(reason) => change({ reason })} />
      {role === 'commission' && (
        <Check
          label={words.provisional}
          isChecked={draft.isProvisional}
          onChange={(isProvisional) => change({ isProvisional })}
        />
      )}
      <Button type="submit" look="main" disabled={draft.isFavourable && !draft.isOneWay}>
        {words.decide}
      </Button>
    </form>
  );
}
