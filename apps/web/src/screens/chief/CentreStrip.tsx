import { useTurnNow } from '../../clock/useclock.ts';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallView } from '../../server/answers.ts';
import { chiefTexts } from '../../texts/chief.ts';
import styles from './chief.module.css';
import { turnPhaseOf } from './steps.ts';
import { useConduct } from './useconduct.ts';

interface CentreStripProps {
  readonly centres: HallView['centres'];
  chooseCentre(id: string): void;
}

/** Where each centre is in the turn; the one chosen has its clock below. */
export function CentreStrip({ centres, chooseCentre }: CentreStripProps) {
  const { runsAll, centre, turn, told } = useConduct();
  const now = useTurnNow(turn, told);
  if (centres.length < 2 || !runsAll) return null;
  return (
    <fieldset className={`${layout.row2} ${styles.centres}`} aria-label={chiefTexts.centres}>
      {centres.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={layout.compact}
          aria-pressed={id === centre}
          onClick={() => chooseCentre(id)}
        >
          <span>{name}</span> <Badge>{chiefTexts.phases[turnPhaseOf(now, id)]}</Badge>
        </button>
      ))}
    </fieldset>
  );
}
