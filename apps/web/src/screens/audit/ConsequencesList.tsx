import { nameOf } from '@raccord/tournament';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { ConsequencesView } from '../../server/answers.ts';
import { correctingTexts as words } from '../../texts/correcting.ts';
import { ChangedTotals } from './ChangedTotals.tsx';

/** What putting turns right changes: the turns, who gains and who loses, slips, and what a person has to see. */
export function ConsequencesList({ of }: { readonly of: ConsequencesView }) {
  const { turns, cancelled, slips, totals, toSee, isEndLost } = of;
  return (
    <section className={layout.stack3} aria-label={words.consequences}>
      <h3>{words.turns}</h3>
      <ul className={layout.stack1}>
        {turns.map((turn) => (
          <li key={turn.turn}>
            <strong>{words.turnOf(turn.turn)}</strong> : {toldOf(turn).join(' ; ')}
          </li>
        ))}
        {cancelled.map(({ turn, slips: count }) => (
          <li key={turn}>{words.cancelled(turn, count)}</li>
        ))}
      </ul>
      {isEndLost && <Notice kind="warn">{words.endLost}</Notice>}
      {toSee.length > 0 && (
        <Notice kind="warn">
          <h3>{words.toSee}</h3>
          <ul>
            {toSee.map(({ turn, table, members, entrant, why }) => (
              <li key={`${turn} ${entrant} ${why}`}>
                {words.slip(turn, table, nameOf(members))} : {words.why[why]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ChangedTotals totals={totals} />
      {slips.length > 0 && (
        <>
          <h3>{words.slips}</h3>
          <ul className={layout.stack1}>
            {slips.map(({ turn, table, members, entrant, before, after }) => (
              <li key={`${turn} ${entrant}`}>
                {words.slip(turn, table, nameOf(members))} : {words.verdicts(before, after)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What a turn is and will be, in a few words. */
function toldOf({ before, after, judged }: ConsequencesView['turns'][number]): readonly string[] {
  const isMoved =
    before.solution?.word !== after.solution?.word ||
    before.solution?.reference !== after.solution?.reference ||
    before.solution?.score !== after.solution?.score;
  const solution = !after.solution
    ? words.notLaid
    : isMoved && before.solution
      ? words.laidInstead(before.solution, after.solution)
      : words.kept(after.solution);
  return [
    words.draw(before.draw, after.draw),
    after.isWhole && !before.isWhole ? words.putBack : '',
    solution,
    words.judged(judged),
  ].filter((part) => part !== '');
}
