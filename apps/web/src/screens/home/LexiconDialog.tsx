import type { AnswerOf } from '@raccord/contract';
import { dayOf } from '@raccord/french';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Check, Dialog, Notice } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { Raised } from '../../design/Raised.tsx';
import { useCompiling } from '../../engine/usecompiling.ts';
import { useSending } from '../../server/usesending.ts';
import { useWork } from '../../server/usework.ts';
import { homeTexts } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { LexiconReview } from './LexiconReview.tsx';
import { LEXICONS } from './queries.ts';

const { lexicon } = homeTexts;
const STEPS = ['read', 'compile', 'send'] as const;
type Step = (typeof STEPS)[number];

interface Props {
  /** Whose it is to be; one’s own, or the first one of the installation, unless it is named. */
  readonly club?: string;
  onAdded?(added: AnswerOf<'importLexicon'>): void;
  onClose(): void;
}

/** Makes a lexicon of somebody's word list in the page, shows what it holds, then hands it to the server. */
export function LexiconDialog({ club, onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const { compiled, compiling, isStopped, fault, compile, stop, drop } = useCompiling();
  const { send, isBusy: isSending, fault: refusal } = useSending();
  const work = useWork();
  const [added, setAdded] = useState<string>();
  const [isAdopted, setAdopted] = useState(true);
  const [from, setFrom] = useState(() => dayOf(Date.now()));

  const add = async (name: string): Promise<void> => {
    if (!compiled || (isAdopted && from === '')) return;
    const whose = club === undefined ? {} : { club };
    const answer = await send('importLexicon', [name, club, isAdopted, from], (id) => {
      const adoption = isAdopted ? { adoption: { id, from } } : {};
      const body = { name, file: toBase64(compiled.file), ...whose, ...adoption };
      return work.ask((server) => server.importLexicon({ body }));
    });
    if (!answer.ok) return;
    drop();
    const told = answer.value.name === name ? lexicon.added(name) : lexicon.known(answer.value.name);
    setAdded(isAdopted ? `${told} ${lexicon.adopted(from)}` : told);
    await queries.invalidateQueries({ queryKey: LEXICONS });
    onAdded?.(answer.value);
  };

  const step: Step | undefined = compiling ?? (isSending ? 'send' : undefined);
  const isBusy = step !== undefined;
  const choose = (file: File): void => {
    setAdded(undefined);
    compile(file);
  };
  return (
    <Dialog title={lexicon.title} onClose={onClose}>
      <div className={layout.stack4}>
        <p>{lexicon.explanation}</p>
        <FileField label={lexicon.choose} accept=".txt,.csv,.gz,.lexique,.dawg" disabled={isBusy} onFile={choose} />
        <Progress
          work={{
            isRunning: isBusy,
            isCancelled: isStopped,
            progress: step && { done: STEPS.indexOf(step) + 1, total: STEPS.length },
            cancel: compiling && stop,
          }}
          label={step ? lexicon.stages[step] : ''}
        />
        {(fault ?? refusal) && <Notice kind="bad">{fault ?? refusal?.text}</Notice>}
        {compiled && (
          <LexiconReview
            key={compiled.name}
            compiled={compiled}
            isBusy={isBusy || (isAdopted && from === '')}
            onConfirm={add}
          >
            <Check label={lexicon.adopt} value={isAdopted} onChange={setAdopted} />
            {isAdopted && (
              <DayField label={lexicon.from} hint={lexicon.fromHint} required value={from} onChange={setFrom} />
            )}
          </LexiconReview>
        )}
        {added !== undefined && (
          <>
            <Notice kind="good">
              <Raised text={added} />
            </Notice>
            <Button onClick={onClose}>{texts.common.close}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

const CHUNK = 0x8000;

/** Bytes as a text that JSON carries. */
function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
