import { askedOfEach, lettersSorted, lettersWithout, mostLaidIn, offBoard, staysByChoice, whyRejected } from './bag.ts';
import type { BoardTurn, boardsOf } from './boards.ts';
import { checkChoice } from './choice.ts';
import type { CheckFindings } from './findings.ts';
import type { GameFacts } from './ledger.ts';
import { bestScore, type Vocabulary } from './solver.ts';

/** Every draw, every set of letters put back, every top and every solution laid. */
export function checkBoards(
  { turns, cancelled }: Pick<ReturnType<typeof boardsOf>, 'turns' | 'cancelled'>,
  facts: GameFacts,
  vocabulary: Vocabulary,
  findings: CheckFindings,
): void {
  const { formula } = facts.plan;
  for (const turn of [...turns, ...cancelled]) {
    const where = `${facts.plan.id} turn ${turn.turn}`;
    checkDraw(turn, facts, findings, where);
    checkRejected(turn, facts, vocabulary, findings, where);
    const best = bestScore(vocabulary, turn.lines, turn.draw, mostLaidIn(formula));
    const example = JSON.stringify({ board: turn.lines, draw: turn.draw, formula });
    findings.compare('top', where, String(turn.topScore), String(best ?? 'nothing playable'), example);
    if (turn.solution) {
      const { word, reference, score } = turn.solution;
      const right = turn.move ? `${word} ${reference} ${turn.move.score}` : 'cannot be laid';
      findings.compare('solution', where, `${word} ${reference} ${score}`, right, example);
      checkChoice(turn, facts, vocabulary, findings, where);
    }
    if (/[a-z]/.test(turn.solution?.word ?? '')) findings.count('solution with a joker');
    findings.count('joker replaced', turn.replaced);
  }
}

function checkDraw(turn: BoardTurn, facts: GameFacts, findings: CheckFindings, where: string): void {
  const { formula } = facts.plan;
  const { lines, draw, drawn, leftover, isWhole, isPutBack, cancelled } = turn;
  const terms = { turn: turn.turn, formula, edition: facts.charter.edition, lines };
  const why = whyRejected(draw, terms);
  const kept = isWhole || isPutBack ? '' : leftover;
  const made = lettersSorted(kept + drawn);
  const wrong = [
    ...(why === undefined ? [] : [why]),
    ...(made === draw ? [] : [`${kept}+${drawn} is not ${draw}`]),
    ...(lettersWithout(offBoard(lines) ?? '', draw) === undefined ? ['more letters than the game has'] : []),
    ...(cancelled.includes(draw) ? ['the draw of the turn that was cancelled'] : []),
  ];
  const example = JSON.stringify({ board: lines, leftover, draw, drawn });
  findings.compare('draw', where, 'stands', wrong.length === 0 ? 'stands' : wrong.join(', '), example);
  if (isWhole) findings.count('draw made whole');
  if (cancelled.length > 0) findings.count('draw after a cancelled one');
  if (draw.includes('?')) findings.count('draw with a joker');
  findings.count(askedOfEach(terms) === 2 ? 'draw of two and two' : 'draw of one and one');
  findings.count(turn.turn > 15 ? `late draw ${formula}` : `early draw ${formula}`);
}

/** Letters that were put back did not stand, gave nothing to play, or were those of a cancelled turn. */
function checkRejected(
  turn: BoardTurn,
  facts: GameFacts,
  vocabulary: Vocabulary,
  findings: CheckFindings,
  where: string,
): void {
  const { formula } = facts.plan;
  for (const { letters, cause } of turn.rejected) {
    findings.count(`rejected ${cause}`);
    const draw = lettersSorted(letters);
    const terms = { turn: turn.turn, formula, edition: facts.charter.edition, lines: turn.lines };
    const why = whyRejected(draw, terms);
    const isPlayable = () => bestScore(vocabulary, turn.lines, draw, mostLaidIn(formula)) !== undefined;
    const right =
      why !== undefined
        ? 'invalid'
        : turn.cancelled.includes(draw)
          ? 'as-cancelled'
          : cause === 'nothing-playable' && !isPlayable()
            ? 'nothing-playable'
            : cause === 'choice' && staysByChoice(draw, terms)
              ? 'choice'
              : 'stands';
    findings.compare('rejected-draw', where, cause, right, JSON.stringify({ board: turn.lines, letters }));
  }
}
