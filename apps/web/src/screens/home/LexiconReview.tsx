import { type ReactNode, useState } from 'react';
import { Notice, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import type { Compiled } from '../../engine/protocol.ts';
import { homeTexts } from '../../texts/home.ts';
import styles from './home.module.css';

const { lexicon } = homeTexts;

interface Props {
  readonly compiled: Compiled;
  readonly isBusy: boolean;
  /** What the name is for, and what is done with the list; added to those of the server unless told. */
  readonly nameHint?: string;
  readonly action?: string;
  /** What else is asked of it. */
  readonly children?: ReactNode;
  onConfirm(name: string): void;
}

/** What a word list gave, before it is kept. */
export function LexiconReview({
  compiled,
  isBusy,
  nameHint = lexicon.nameHint,
  action = lexicon.confirm,
  children,
  onConfirm,
}: Props) {
  const { words, comments, refused, tooShort, tooLong, firstRefused } = compiled;
  const [name, setName] = useState(compiled.name);
  const confirm = (): void => {
    if (name.trim() !== '') onConfirm(name.trim().replaceAll(/\s+/g, ' '));
  };
  const left = [
    refused > 0 ? lexicon.refused(refused) : '',
    tooShort > 0 ? lexicon.tooShort(tooShort) : '',
    tooLong > 0 ? lexicon.tooLong(tooLong) : '',
  ].filter((text) => text !== '');
  return (
    <Form className={layout.stack4} confirm={action} isReady={!isBusy} onConfirm={confirm}>
      <p className={styles.figure}>{lexicon.words(words)}</p>
      {comments > 0 && <p className={layout.soft}>{lexicon.comments(comments)}</p>}
      {left.length > 0 && (
        <Notice kind="warn">
          <ul>
            {left.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {firstRefused.map(({ line, text }) => (
              <li key={`${line} ${text}`}>{lexicon.line(line, text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <TextField
        label={lexicon.name}
        hint={nameHint}
        error={name.trim() === '' ? lexicon.nameMissing : undefined}
        maxLength={200}
        value={name}
        onChange={setName}
      />
      {children}
    </Form>
  );
}
