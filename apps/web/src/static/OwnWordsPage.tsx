import { useState } from 'react';
import { Button, Notice, Panel } from '../design/controls.tsx';
import { FileField } from '../design/FileField.tsx';
import { useCompiling } from '../engine/usecompiling.ts';
import { LexiconReview } from '../screens/home/LexiconReview.tsx';
import { texts } from '../texts/index.ts';
import { staticTexts } from '../texts/static.ts';
import styles from './static.module.css';
import { usePageWords } from './words.tsx';

const { words } = staticTexts.edition;

/** Gives this browser a list of words, or takes it back. */
export function OwnWordsPage() {
  const { own, give, remove } = usePageWords();
  const { compiled, compiling, fault, compile, drop } = useCompiling();
  const [told, setTold] = useState<'not-kept' | 'removed'>();
  const choose = (file: File): void => {
    setTold(undefined);
    compile(file);
  };
  const confirm = async (name: string): Promise<void> => {
    if (!compiled) return;
    const { file, words: count } = compiled;
    drop();
    const isKept = await give({ id: `own-${Date.now()}`, name, words: count, file });
    setTold(isKept ? undefined : 'not-kept');
  };
  const takeBack = async (): Promise<void> => {
    await remove();
    setTold('removed');
  };
  return (
    <div className={styles.text}>
      <h1>{words.title}</h1>
      <p>{words.explanation}</p>
      {own && told !== 'not-kept' && <Notice kind="good">{words.kept(own.name, own.words)}</Notice>}
      {own && told === 'not-kept' && <Notice kind="warn">{words.notKept}</Notice>}
      {own && <Button onClick={takeBack}>{words.remove}</Button>}
      {!own && told === 'removed' && <Notice kind="info">{words.removed}</Notice>}
      <Panel className={styles.given}>
        <FileField
          label={texts.home.lexicon.choose}
          accept=".txt,.csv,.gz,.lexique,.dawg"
          disabled={compiling !== undefined}
          onFile={choose}
        />
        {compiling && <p role="status">{texts.home.lexicon.stages[compiling]}</p>}
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
    </div>
  );
}
