import { EDITIONS, type Slip } from '@raccord/regulation';
import { breachOf } from '@raccord/tournament';
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { deferred } from '../app/deferred.ts';
import { BareSelect, Button, Check, Notice, TextArea, TextField } from '../design/controls.tsx';
import { Loading } from '../design/Loading.tsx';
import layout from '../design/layout.module.css';
import { bindTo } from '../design/useform.ts';
import { useTournament } from '../server/station.tsx';
import { useOutbox } from '../server/useoutbox.tsx';
import { useView } from '../server/views.ts';
import type { SlipPlace } from '../slip/keys.ts';
import { tidyScore } from '../slip/slipdraft.ts';
import type { JudgedTurn } from '../slip/useshownturn.ts';
import { type ShownVerdict, shownOfVerdict } from '../slip/verdicts.ts';
import { rulingTexts } from '../texts/ruling.ts';
import { Proposals } from './Proposals.tsx';
import { type LaidWord, useLaidWords } from './proposals.ts';
import { Phrases } from './ReasonField.tsx';
import type { RulingReading } from './readings.ts';
import styles from './ruling.module.css';
import { decideOtherwise, draftOfVerdict, missingIn, type RulingDraft, rulingOf, withReading } from './rulingdraft.ts';
import { templatesOf } from './templates.ts';

/** For the commission alone. */
const Favourable = deferred(async () => (await import('./Favourable.tsx')).Favourable);

interface RulingFormProps {
  readonly slip: SlipPlace;
  /** What stands of it, as it is shown. */
  readonly basis: string | undefined;
  /** What stands so far. */
  readonly verdict: ShownVerdict;
  /** What is written, and the turn it is for: where the word can be accepted is then proposed. */
  readonly written: Slip | undefined;
  readonly shown: JudgedTurn | undefined;
  /** The words not admitted that the program found, where what stands does not say them. */
  readonly found?: readonly string[];
  /** The most that an average would bring, where it is known. */
  readonly averageLimit?: number | undefined;
  /** What the slip is worth by each reading, where whoever decides may take the one that brings most. */
  readonly readings?: readonly RulingReading[] | undefined;
  onDecided(): void;
}

/** No longer what a reading gives. */
const BY_HAND = { isFavourable: false, isOneWay: false } as const;

/** A decision on a slip, with its reason. Only the commission decides for the time being; referees grant no average. */
export function RulingForm(props: RulingFormProps) {
  const { slip, basis, verdict, written, shown, readings, averageLimit, onDecided } = props;
  const { found = verdict.reasons.flatMap(({ words: named = [] }) => named) } = props;
  const { role } = useTournament().session;
  const { data: hall } = useView('seeHall', {});
  const outbox = useOutbox();
  const laid = useLaidWords(shown, written);
  const [draft, setDraft] = useState<RulingDraft>(() => draftOfVerdict(verdict));
  const [chosen, setChosen] = useState<LaidWord>();
  const form = useRef<HTMLFormElement>(null);
  const isDecided = draft.outcome !== undefined;
  // The bar that confirms stays in sight from now on, and what was just chosen above it.
  useEffect(() => {
    if (isDecided) form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isDecided]);
  const change = (part: Partial<RulingDraft>): void => setDraft({ ...draft, ...part });
  const take = (next: RulingDraft, place?: LaidWord): void => {
    setDraft(next);
    setChosen(place);
  };
  const field = bindTo(draft, change);
  const granted = bindTo(draft, (part) => change({ ...part, ...BY_HAND }));
  const choose = (part: Partial<RulingDraft>, place?: LaidWord): void => take(decideOtherwise(draft, part), place);
  const words = rulingTexts;
  if (!hall) return <Loading />;
  const { penalty, decisions, ledger } = EDITIONS[hall.edition];
  const ruling = rulingOf(draft, penalty);
  const breach = ruling && breachOf(ruling, EDITIONS[hall.edition]);
  const mayDiffer =
    role === 'commission' && (breach !== undefined || (draft.outcome === 'average' && averageLimit !== undefined));
  const missing = missingIn(draft, breach);
  const citations = verdict.reasons.map(({ citation }) => citation);

  const decide = (event: FormEvent): void => {
    event.preventDefault();
    if (!ruling || missing) return;
    const { isProvisional, isFavourable, isOtherwise, reason } = draft;
    const data = {
      ...{ ...slip, ruling, reason },
      ...(isProvisional ? { isProvisional } : {}),
      ...(isFavourable ? { isFavourable } : {}),
      ...(isOtherwise && mayDiffer ? { isOtherwise } : {}),
    };
    void outbox.add('rule-slip', data, { basis });
    take(draftOfVerdict(verdict));
    onDecided();
  };
  return (
    <form ref={form} className={`${layout.stack3} ${styles.form}`} onSubmit={decide} noValidate>
      <Outcomes {...{ role }} outcome={draft.outcome} onChoose={(outcome) => choose({ outcome })} />
      {role === 'commission' && readings && readings.length > 0 && decisions.favourableReading && (
        <Suspense fallback={null}>
          <Favourable
            {...{ readings, verdict }}
            article={decisions.favourableReading.article}
            isChosen={draft.isFavourable}
            isOneWay={draft.isOneWay}
            onChoose={(isChosen) =>
              isChosen ? take(withReading(draft, shownOfVerdict(readings[0].verdict))) : choose({ outcome: undefined })
            }
            onConfirm={(isOneWay) => change({ isOneWay })}
          />
        </Suspense>
      )}
      {draft.outcome === 'accepted' && laid && !draft.isFavourable && (
        <Proposals {...{ laid, chosen }} onChoose={(one) => choose({ points: String(one.score) }, one)} />
      )}
      {draft.outcome === 'accepted' && (
        <div className={`${layout.row4} ${layout.end} ${styles.granted}`}>
          <TextField
            label={words.points}
            inputMode="numeric"
            required
            value={draft.points}
            onChange={(text) => take({ ...draft, ...BY_HAND, points: tidyScore(text) })}
          />
          <Check label={words.penalty(penalty)} {...granted('hasPenalty')} />
          <Check label={words.warning} {...granted('hasWarning')} />
        </div>
      )}
      {draft.outcome === 'nullity' && (
        <TextField
          label={words.words}
          hint={words.wordsHint(ledger.article)}
          value={draft.words ?? found.join(' ')}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) => change({ words: text })}
        />
      )}
      {draft.outcome === 'average' && (
        <p className={layout.soft}>{words.averageHint(ledger.article, draft.isOtherwise ? undefined : averageLimit)}</p>
      )}
      {breach !== undefined && <Notice kind="warn">{breach}</Notice>}
      {mayDiffer && <Check label={words.otherwise} {...field('isOtherwise')} />}
      <div className={layout.stack2}>
        <TextArea label={words.reason} rows={2} required {...field('reason')} />
        {draft.outcome && <Phrases phrases={words.likely[draft.outcome]} onChoose={(reason) => change({ reason })} />}
        <BareSelect
          aria-label={words.templates.label}
          value=""
          options={[words.templates.choose, ...templatesOf(hall.edition, citations)].map((label, index) => ({
            ...{ label, value: index === 0 ? '' : label },
          }))}
          onChange={(reason) => change({ reason })}
        />
      </div>
      {role === 'commission' && <Check label={words.provisional} {...field('isProvisional')} />}
      <div className={styles.confirm} data-decided={isDecided}>
        <Button type="submit" look="main" disabled={missing !== undefined}>
          {words.decide}
        </Button>
        <div role="status">
          {ruling && (
            <p>
              <strong>{words.summary(ruling)}</strong>
            </p>
          )}
          {missing && <p>{words.missing[missing === 'law' && mayDiffer ? 'otherwise' : missing]}</p>}
        </div>
      </div>
    </form>
  );
}

interface OutcomesProps {
  readonly role: string;
  readonly outcome: RulingDraft['outcome'];
  onChoose(outcome: NonNullable<RulingDraft['outcome']>): void;
}

/** What may be decided: nothing is chosen beforehand. */
function Outcomes({ role, outcome, onChoose }: OutcomesProps) {
  const name = useId();
  const offered = (['accepted', 'nullity', 'average'] as const).filter(
    (one) => one !== 'average' || role === 'chief' || role === 'commission',
  );
  return (
    <fieldset className={`${layout.row2} ${styles.outcomes}`}>
      <legend>{rulingTexts.decision}</legend>
      {offered.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={outcome === one} onChange={() => onChoose(one)} />
          {rulingTexts.outcomes[one]}
        </label>
      ))}
    </fieldset>
  );
}
