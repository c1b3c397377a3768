import { Button, Notice, Panel } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { alertOf, isSameMove, type Move, reasonOf } from './proposal.ts';
import { useConduct } from './useconduct.ts';
import type { MainAct } from './usemainaction.ts';

/** The solution to lay and why, or another one that the chief referee prefers, with what is to be said against it. */
export function Proposal({ action }: { readonly action: MainAct }) {
  const { sheet, survey, proposal, chosen, choose, runsAll, game } = useConduct();
  const { chief } = texts;
  const laid = sheet.at(-1)?.solution;
  if (!survey || !proposal || game.isFinished) return null;
  if (laid && (!chosen || isSameMove(chosen, laid))) return null;
  const alert = chosen && alertOf(chosen, survey);
  return (
    <Panel className={styles.proposal} aria-label={chosen ? chief.chosen : chief.proposal}>
      <Shown title={chosen ? chief.chosen : chief.proposal} move={chosen ?? proposal} />
      {!chosen && (
        <p className={styles.hint}>
          {chief.reasons[reasonOf(proposal, survey)]} {survey.tops.length > 1 && `(${chief.tops(survey.tops.length)})`}
        </p>
      )}
      {alert && <Notice kind="warn">{chief.alerts[alert](survey.top)}</Notice>}
      {chosen && (
        <div className={styles.row}>
          <Button look="quiet" onClick={() => choose(undefined)}>
            {chief.backToProposal}
          </Button>
          {laid && runsAll && <Button onClick={action.lay}>{chief.layInstead}</Button>}
        </div>
      )}
    </Panel>
  );
}

const Shown = ({ title, move }: { readonly title: string; readonly move: Move }) => (
  <p className={styles.move}>
    <span className={styles.hint}>{title}</span>
    <strong>{move.word}</strong>
    <span>{move.reference}</span>
    <span>{texts.common.points(move.score)}</span>
  </p>
);
