import type { AppealSubject, Remedy } from '@raccord/tournament';
import { useState } from 'react';
import { Notice, Select, TextArea } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import type { DecisionAppeal } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { type CommandSending, useCommand } from '../../server/usecommand.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { CorrectTurn } from '../audit/CorrectTurn.tsx';

const words = appealsTexts.decisions;

/** What can be ordered about what, beside nothing at all. */
const EFFECTS = {
  slip: [],
  warning: ['annul'],
  draw: ['correct', 'cancel'],
  solution: ['correct', 'cancel'],
  cancellation: ['annul'],
  lateness: ['annul', 'average'],
  end: ['annul'],
  exclusion: ['annul'],
} as const satisfies Readonly<Record<AppealSubject['about'], readonly Effect[]>>;

type Effect = 'none' | 'annul' | 'average' | 'correct' | 'cancel';

const REMEDIES: Readonly<Record<Exclude<Effect, 'none' | 'correct'>, Remedy>> = {
  annul: { kind: 'annulment' },
  average: { kind: 'annulment', grants: 'average' },
  cancel: { kind: 'cancelled-turn' },
};

/** What can be annulled: each has its words. */
type Annulled = {
  [About in keyof typeof EFFECTS]: 'annul' extends (typeof EFFECTS)[About][number] ? About : never;
}[keyof typeof EFFECTS];

const ANNULMENTS: Readonly<Partial<Record<AppealSubject['about'], string>> & Record<Annulled, string>> =
  words.remedies.annul;

const labelOf = (effect: Effect, about: AppealSubject['about']): string =>
  effect === 'annul' ? (ANNULMENTS[about] ?? '') : words.remedies[effect];

const OUTCOMES = ['upheld', 'rejected'] as const;

/** The answer to an appeal, and what it changes at once; a turn that is put right is looked at first. */
export function AnswerAppeal({ appeal, onClose }: { readonly appeal: DecisionAppeal; onClose(): void }) {
  const { role } = useTournament().session;
  const command = useCommand();
  const { subject, what, to } = appeal;
  const effects: readonly Effect[] = ['none', ...EFFECTS[subject.about]];
  const [isCorrecting, setCorrecting] = useState(false);
  const form = useForm<{ outcome: (typeof OUTCOMES)[number]; effect: Effect; reason: string }>({
    ...{ outcome: 'upheld', effect: effects[1] ?? 'none', reason: '' },
  });
  const { outcome, effect, reason } = form.values;
  const isUpheld = outcome === 'upheld';
  const send = (said: string, remedy: Remedy | undefined, by: CommandSending = command): Promise<boolean> =>
    by.send('answer-appeal', { ...subject, isUpheld, reason: said.trim(), ...(remedy ? { remedy } : {}) });
  const answer = async (): Promise<boolean> => {
    if (!isUpheld || effect === 'none') return await send(reason, undefined);
    if (effect !== 'correct') return await send(reason, REMEDIES[effect]);
    setCorrecting(true);
    return false;
  };
  if (isCorrecting && 'turn' in subject) {
    return (
      <CorrectTurn
        game={subject.game}
        turn={subject.turn}
        correcting={({ game: _, ...corrections }, shown, said, by) =>
          send(said, { kind: 'corrected-turns', ...corrections, shown }, by)
        }
        onClose={onClose}
      />
    );
  }
  const isCorrection = isUpheld && effect === 'correct';
  return (
    <DialogForm
      title={words.answerTitle(what)}
      sending={command}
      confirm={isCorrection ? words.confirmCorrect : words.confirm}
      isReady={isCorrection || reason.trim() !== ''}
      missing={words.reasonMissing}
      onConfirm={answer}
      onClose={onClose}
    >
      <p>{appeal.reason}</p>
      {role === 'chief' && to === 'commission' && <Notice kind="info">{words.chiefHint}</Notice>}
      <Select
        label={words.outcome}
        options={OUTCOMES.map((value) => ({ value, label: words.outcomes[value] }))}
        {...form.field('outcome')}
      />
      {isUpheld && effects.length > 1 && (
        <Select
          label={words.remedy}
          options={effects.map((value) => ({ value, label: labelOf(value, subject.about) }))}
          {...form.field('effect')}
        />
      )}
      {!isCorrection && <TextArea label={words.reason} rows={3} required {...form.field('reason')} />}
    </DialogForm>
  );
}
