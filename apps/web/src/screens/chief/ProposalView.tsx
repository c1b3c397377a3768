import { EDITIONS } from '@raccord/regulation';
import { TRIAL_DRAWS } from '@raccord/scrabble';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { WrittenWord } from '../../slip/Written.tsx';
import { isSameMove, type SolutionMove } from '../../solutions/move.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import type { MoveAlert } from './proposal.ts';
import styles from './turn.module.css';
import { useAlert, useConduct } from './useconduct.ts';
import type { MainAct } from './usemainaction.ts';

/** The solution to lay and why, or another one that the chief referee prefers, with what is to be said against it. */
export function ProposalView({ action }: { readonly action: MainAct }) {
  const { sheet, position, survey, proposal, candidates, taken, isLooked, look, choose, runsAll, game, edition } =
    useConduct();
  const alert = useAlert();
  const laid = sheet.at(-1)?.solution;
  if (game.isFinished) return null;
  if (!survey || !proposal) return laid || !position ? null : <Awaited />;
  if (laid && (!taken || isSameMove(taken, laid))) return null;
  const { article } = EDITIONS[edition].game.solution;
  const title = isLooked ? chief.looked : taken ? chief.chosen : chief.proposal;
  return (
    <Panel className={`${layout.stack2} ${layout.low}`} aria-label={title}>
      <Shown title={title} move={taken ?? proposal} />
      {!taken && (
        <p className={layout.soft}>
          {chief.reasons[proposal.reason](article)}{' '}
          {survey.tops.length > 1 && candidates.length < 2 && `(${chief.tops(survey.tops.length)})`}
        </p>
      )}
      {alert && <Notice kind="warn">{alertText(alert, survey.top, article)}</Notice>}
      {candidates.length > 1 && <Candidates />}
      {taken && (
        <div className={`${layout.row} ${layout.between}`}>
          <Button look="quiet" onClick={() => (isLooked ? look(undefined) : choose(proposal))}>
            {isLooked ? chief.lookNoMore : chief.backToProposal}
          </Button>
          {runsAll && laid && <Button onClick={action.lay}>{chief.layInstead}</Button>}
          {runsAll && !laid && isLooked && <Button onClick={() => choose(taken)}>{chief.chooseThis}</Button>}
        </div>
      )}
    </Panel>
  );
}

export function alertText(alert: MoveAlert, top: number, article: string): string {
  const { alerts } = chief;
  return alert.kind === 'not-top' ? alerts['not-top'](top, alert.missing) : alerts[alert.kind](article);
}

/** The place of the solution while it is searched: what is below does not move when it comes. */
const Awaited = () => (
  <Panel className={`${layout.stack2} ${layout.low}`} aria-busy="true">
    <p className={`${layout.row} ${layout.baseline} ${styles.move}`}>
      <span className={layout.soft}>{chief.proposal}</span>
      <strong>…</strong>
    </p>
    <p className={layout.soft}>{chief.steps.laySoon}</p>
  </Panel>
);

const Shown = ({ title, move }: { readonly title: string; readonly move: SolutionMove }) => (
  <p className={`${layout.row} ${layout.baseline} ${styles.move}`}>
    <span className={layout.soft}>{title}</span>
    <strong>
      <WrittenWord word={move.word} />
    </strong>
    <span>{move.reference}</span>
    <span>{texts.common.points(move.score)}</span>
  </p>
);

/** Equal solutions among which the chief referee is free: unfolded, each with how open it leaves the game. */
function Candidates() {
  const { candidates, proposal, taken, choose } = useConduct();
  const looked = taken ?? proposal;
  return (
    <details>
      <summary className={layout.more}>
        {chief.candidateCount(candidates.length)} <KeyCap keys="c" />
      </summary>
      <p className={layout.soft}>{chief.measure(TRIAL_DRAWS)}</p>
      <ul className={styles.candidates} aria-label={chief.candidates}>
        {candidates.map((candidate) => (
          <li key={`${candidate.word} ${candidate.reference}`}>
            <button
              type="button"
              className={styles.candidate}
              aria-pressed={looked !== undefined && isSameMove(candidate, looked)}
              onClick={() => choose(candidate)}
            >
              <strong>
                <WrittenWord word={candidate.word} />
              </strong>
              <span>{candidate.reference}</span>
              {candidate.openness && <span>{chief.openness(candidate.openness.moves, candidate.openness.sum)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
