import type { ExtractedWord } from '@raccord/school';
import { useState } from 'react';
import { Badge, Button, Dialog, LettersField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { tidyWord } from '../../slip/slipdraft.ts';
import { schoolTexts } from '../../texts/school.ts';

const words = schoolTexts.check;

/** What the dictionary says of a word: a referee looks it up, and is not asked what he knows of words. */
export function WordCheck({ extract }: { readonly extract: readonly ExtractedWord[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.open} onClose={() => setOpen(false)}>
          <LookUp extract={extract} />
        </Dialog>
      )}
    </>
  );
}

function LookUp({ extract }: { readonly extract: readonly ExtractedWord[] }) {
  const [typed, setTyped] = useState('');
  const word = tidyWord(typed);
  const known = extract.find((one) => one.word === word);
  return (
    <div className={layout.stack3}>
      <LettersField autoFocus label={words.field} hint={words.hint} value={typed} onChange={setTyped} />
      <p role="status">
        {known ? (
          <Badge kind={known.isAdmitted ? 'good' : 'bad'}>
            {known.isAdmitted ? words.admitted(word) : words.notAdmitted(word)}
          </Badge>
        ) : (
          <span className={layout.soft}>{word.length > 1 ? words.unlisted(word) : '\u00a0'}</span>
        )}
      </p>
    </div>
  );
}
