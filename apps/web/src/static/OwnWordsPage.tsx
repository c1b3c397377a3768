import { useState } from 'react';
import { Button, Notice, Panel } from '../design/controls.tsx';
import { FileField } from '../design/FileField.tsx';
import layout from '../design/layout.module.css';
import { useCompiling } from '../engine/usecompiling.ts';
import { LexiconReview } from '../screens/home/LexiconReview.tsx';
import { homeTexts } from '../texts/home.ts';
import { staticTexts } from '../texts/static.ts';
import { newListId } from './ownwords.ts';
import styles from './static.module.css';
import { usePageWords } from './words.tsx';

const { words } = staticTexts.frame;

/** Gives this browser a list of words, or takes it back. */
export function OwnWordsPage() {
  const { own, isKept, give, remove } = usePageWords();
  const { compiled, compiling, fault, compile, drop } = useCompiling();
  const [isRemoved, setRemoved] = useState(false);
  const choose = (file: File): void => {
    setRemoved(false);
    compile(file);
  };
  const confirm = async (name: string): Promise<void> => {
    if (!compiled) return;
    const { file, words: count } = compiled;
    drop();
    await give({ id: newListId(), name, words: count, file });
  };
  const takeBack = async (): Promise<void> => {
    await remove();
    setRemoved(true);
  };
  return (
    <div className={`${layout.stack4} ${styles.text}`}>
      <h1>{words.title}</h1>
      <p>{words.explanation}</p>
      {own && isKept && <Notice kind="good">{words.kept(own.name, own.words)}</Notice>}
      {own && !isKept && <Notice kind="warn">{words.notKept}</Notice>}
      {own && <Button onClick={takeBack}>{words.remove}</Button>}
      {!own && isRemoved && <Notice kind="info">{words.removed}</Notice>}
      <Panel className={layout.stack3}>
        <FileField
          label={homeTexts.lexicon.choose}
          accept=".txt,.csv,.gz,.lexique,.dawg"
          disabled={compiling !== undefined}
          onFile={choose}
        />
        {compiling && <p role="status">{homeTexts.lexicon.stages[compiling]}</p>}
        {fault && <Notice kind="bad">{fault}</Notice>}
        {compiled && (
          <LexiconReview
            key={compiled.name}
            compiled={compiled}
            isBusy={false}
            nameHint={words.nameHint}
            action={words.confirm}
            onConfirm={confirm}
          />
        )}
      </Panel>
      {!own && <p className={layout.soft}>{staticTexts.frame.usingFree}</p>}
    </div>
  );
}
