import { mainSolution } from '@raccord/regulation';
import { Notice } from '../design/controls.tsx';
import { refereeTexts } from '../texts/referee.ts';
import { type Alerting, alertsOf } from './alerts.ts';

/** What is improbable in a slip as it is entered. */
export function Alerts(entry: Alerting) {
  const { slip } = entry;
  const word = mainSolution(slip)?.word.toUpperCase() ?? '';
  return alertsOf(entry).map((alert) => (
    <Notice key={alert} kind="warn">
      {refereeTexts.alerts[alert](word, slip.score ?? 0)}
    </Notice>
  ));
}
