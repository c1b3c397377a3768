import { MAX_WORD_LENGTH } from '@raccord/scrabble';
import { type Deck, LAST_BOX, nextCard, noteCard } from '@raccord/training';
import { type FormEvent, useState } from 'react';
import { BoardGrid, Rack } from '../../board/BoardGrid.tsx';
import { Badge, Button, LettersField, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useAnswer } from '../../engine/useengine.ts';
import { tidyWord } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import cards from './cards.module.css';
import { changeDeck } from './deckstore.ts';
import { backLines, lookUpLearned, sortedLetters } from './learned.ts';
import outcomes from './outcome.module.css';
import type { TrainingPlace } from './place.ts';
import play from './play.module.css';

const words = trainingTexts.missed;

interface CardReviewProps {
  readonly deck: Deck;
  readonly place: TrainingPlace;
  /** When a short session ends. */
  readonly until?: number | undefined;
  onStop(): void;
}

/** One card after the other: the letters, an answer, then the word and what there is to know of it. */
export function CardReview({ deck, place, until, onStop }: CardReviewProps) {
  const [card, setCard] = useState(() => nextCard(deck));
  const [typed, setTyped] = useState('');
  const [isRight, setRight] = useState<boolean>();
  const [isHinted, setHinted] = useState(false);
  const [done, setDone] = useState(0);
  const word = card?.word ?? '';
  const { value: learned } = useAnswer(word, () => lookUpLearned(word, place.known));
  if (!card) return null;
  const isShown = isRight !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isShown && until !== undefined && Date.now() >= until) {
      onStop();
      return;
    }
    if (isShown) {
      setHinted(false);
      setDone(done + 1);
      setCard(nextCard(deck));
      setTyped('');
      setRight(undefined);
      return;
    }
    const isFound = tidyWord(typed) === word;
    setRight(isFound);
    changeDeck((before) => noteCard(before, word, isFound));
  };
  const box = deck.boxes.known[word]?.box;
  return (
    <Panel className={`${layout.stack4} ${cards.review}`}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.find}</h2>
        <Badge>{box === undefined ? words.unseen : words.box(box, LAST_BOX)}</Badge>
      </div>
      <div className={cards.rack}>
        <Rack
          letters={sortedLetters(word)}
          label={texts.board.draw(sortedLetters(word))}
          size={`min(100cqi / ${(word.length * 1.09).toFixed(2)}, 3.5rem)`}
        />
      </div>
      <form className={layout.stack3} onSubmit={submit}>
        <LettersField
          key={word}
          autoFocus
          label={words.field}
          className={play.word}
          maxLength={MAX_WORD_LENGTH}
          readOnly={isShown}
          value={typed}
          onChange={setTyped}
        />
        <div className={layout.row}>
          <Button type="submit" look="main">
            {isShown ? words.next : words.show}
          </Button>
          {!isShown && (
            <Button disabled={isHinted} onClick={() => setHinted(true)}>
              {words.hint}
            </Button>
          )}
          <Button look="quiet" onClick={onStop}>
            {words.stop}
          </Button>
          {until !== undefined && <span className={layout.soft}>{words.session(done)}</span>}
        </div>
      </form>
      {isHinted && !isShown && <p role="status">{words.hinted(word[0], card.reference)}</p>}
      {card.board && (
        <div className={cards.board}>
          <BoardGrid lines={card.board} />
        </div>
      )}
      {isShown && (
        <section
          className={`${layout.stack2} ${outcomes.outcome}`}
          data-kind={isRight ? 'good' : 'bad'}
          aria-live="polite"
        >
          <p className={outcomes.solution}>
            {isRight ? '✓' : '✗'} {isRight ? words.right : words.wrong} : {word}
          </p>
          <p className={layout.soft}>
            {words.met(card.draw, card.reference, card.score)} ({words.from(card.game, card.turn)})
          </p>
          <ul className={layout.stack1}>{learned && backLines(learned).map((line) => <li key={line}>{line}</li>)}</ul>
        </section>
      )}
    </Panel>
  );
}
