import { isBagOut, lastDraw, lettersSorted, lettersWithout, mostLaidIn, offBoard, whyRejected } from './bag.ts';
import type { BoardEnd, BoardTurn, boardsOf } from './boards.ts';
import type { CheckFindings } from './findings.ts';
import type { GameFacts } from './ledger.ts';
import { bestScore, type Vocabulary } from './solver.ts';

/** Every draw, every set of letters put back, every top, every solution laid and every end that letters decide. */
export function checkBoards(
  { turns, cancelled, end }: ReturnType<typeof boardsOf>,
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
    }
    if (/[a-z]/.test(turn.solution?.word ?? '')) findings.count('solution with a joker');
    findings.count('joker replaced', turn.replaced);
  }
  if (end) checkEnd(end, facts, vocabulary, findings);
}

/** 3.7: the letters that are left give no draw, or one with which nothing can be laid. */
function checkEnd(
  { cause, turn, lines }: BoardEnd,
  { plan: { id, formula }, charter: { edition } }: GameFacts,
  vocabulary: Vocabulary,
  findings: CheckFindings,
): void {
  const last = lastDraw(lines, formula);
  const example = JSON.stringify({ board: lines, last });
  if (cause === 'bag') {
    const right = isBagOut({ turn, formula, edition, lines }) ? cause : 'another draw can be made';
    findings.compare('end', id, cause, right, example);
  }
  // On a blocked board with more letters than a draw has, every draw would have to be tried.
  if (cause !== 'no-move' || last === undefined) return;
  const best = bestScore(vocabulary, lines, last, mostLaidIn(formula));
  findings.compare('end', id, cause, best === undefined ? cause : `${best} points can be made`, example);
}

function checkDraw(turn: BoardTurn, facts: GameFacts, findings: CheckFindings, where: string): void {
  const { formula } = facts.plan;
  const { lines, draw, drawn, leftover, isWhole, isPutBack, cancelled } = turn;
  const why = whyRejected(draw, { turn: turn.turn, formula, edition: facts.charter.edition, lines });
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
  if (draw.includes('?')) findings.count('draw with a joker');
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
    const why = whyRejected(draw, { turn: turn.turn, formula, edition: facts.charter.edition, lines: turn.lines });
    const isPlayable = () => bestScore(vocabulary, turn.lines, draw, mostLaidIn(formula)) !== undefined;
    const right =
      why !== undefined
        ? 'invalid'
        : turn.cancelled.includes(draw)
          ? 'as-cancelled'
          : cause === 'nothing-playable' && !isPlayable()
            ? 'nothing-playable'
            : cause === 'choice' && /[Y?]/.test(draw)
              ? 'choice'
              : 'stands';
    findings.compare('rejected-draw', where, cause, right, JSON.stringify({ board: turn.lines, letters }));
  }
}
