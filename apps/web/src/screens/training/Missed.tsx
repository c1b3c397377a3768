import { joinDecks, LAST_BOX, makeDeckFile, readDeckFile, removeCard } from '@raccord/training';
import { useState } from 'react';
import { Badge, Button, Notice, Panel } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { NothingYet } from '../../design/NothingYet.tsx';
import { saveText } from '../../documents/save.ts';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { CardReview } from './CardReview.tsx';
import cards from './cards.module.css';
import { changeDeck, useDeck } from './deckstore.ts';
import { makeCards } from './learned.ts';
import { TRAINING_PATHS } from './paths.ts';
import type { TrainingPlace } from './place.ts';
import styles from './training.module.css';

const words = trainingTexts.missed;
/** A day's session: what is missed comes back sooner, so that a few minutes are enough. */
const SESSION_MS = 180_000;

/** The words that one missed: as cards to review, as a list, as files. */
export function Missed({ place }: { readonly place: TrainingPlace }) {
  const deck = useDeck();
  const [isReviewing, setReviewing] = useState(false);
  const [until, setUntil] = useState<number>();
  const review = (end?: number): void => {
    setUntil(end);
    setReviewing(true);
  };
  if (isReviewing && deck.cards.length > 0)
    return <CardReview {...{ deck, place, until }} onStop={() => setReviewing(false)} />;
  return (
    <div className={layout.stack4}>
      <p className={styles.what}>{words.what}</p>
      {deck.cards.length === 0 ? (
        <NothingYet text={words.none} way={words.play} href={TRAINING_PATHS.topping} />
      ) : (
        <div className={layout.row}>
          <Button look="main" disabled={!place.readiness.isReady} onClick={() => review(Date.now() + SESSION_MS)}>
            {words.short}
          </Button>
          <Button disabled={!place.readiness.isReady} onClick={() => review()}>
            {words.review}
          </Button>
          <ExportCsv place={place} />
          <Button onClick={() => saveText(makeDeckFile(deck), words.fileName)}>{words.file}</Button>
        </div>
      )}
      {deck.cards.length > 0 && (
        <Panel className={layout.stack3}>
          <h2>{words.count(deck.cards.length)}</h2>
          <ul className={cards.cards}>
            {deck.cards.map(({ word, draw, reference, score, game, turn, isSolo }) => {
              const box = deck.boxes.known[word]?.box;
              return (
                <li key={word}>
                  <b>{word}</b>
                  <span>
                    {words.met(draw, reference, score)} <span className={layout.soft}>{words.from(game, turn)}</span>{' '}
                    {isSolo && <Badge kind="warn">{words.solo}</Badge>}
                  </span>
                  <Badge kind={box === undefined || box === 0 ? 'plain' : 'good'}>
                    {box === undefined ? words.unseen : words.box(box, LAST_BOX)}
                  </Badge>
                  <Button
                    look="quiet"
                    aria-label={words.remove(word)}
                    onClick={() => changeDeck((before) => removeCard(before, word))}
                  >
                    ✕
                  </Button>
                </li>
              );
            })}
          </ul>
        </Panel>
      )}
      <ImportDeck />
    </div>
  );
}

function ExportCsv({ place }: { readonly place: TrainingPlace }) {
  const { cards } = useDeck();
  const [state, setState] = useState<'busy' | 'unloaded'>();
  const save = async (): Promise<void> => {
    setState('busy');
    try {
      const { makeCsvTable } = await import('../../files/csv.ts');
      const csv = makeCsvTable(await makeCards(cards, place.known));
      saveText(csv, words.csvName);
      setState(undefined);
    } catch (thrown) {
      setState('unloaded');
      reportError(thrown);
    }
  };
  return (
    <>
      <Button disabled={state === 'busy' || !place.readiness.isReady} onClick={save}>
        {state === 'busy' ? words.exporting : words.csv}
      </Button>
      {state === 'unloaded' && <Notice kind="bad">{texts.common.unloaded}</Notice>}
    </>
  );
}

function ImportDeck() {
  const [outcome, setOutcome] = useState<{ readonly kind: 'good' | 'bad'; readonly text: string }>();
  const read = async (file: File): Promise<void> => {
    const brought = readDeckFile(await file.text());
    if (!brought.ok) {
      setOutcome({ kind: 'bad', text: typesetTexts(brought.fault.text) });
      return;
    }
    changeDeck((deck) => joinDecks(deck, brought.value));
    setOutcome({ kind: 'good', text: words.imported(brought.value.cards.length) });
  };
  return (
    <>
      <FileField label={words.importing} hint={words.importHint} accept=".json" onFile={read} />
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
    </>
  );
}
