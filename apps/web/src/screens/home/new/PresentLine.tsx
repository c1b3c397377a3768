import type { KeyboardEvent } from 'react';
import { Badge } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { clubTexts } from '../../../texts/club.ts';
import styles from './present.module.css';
import { type PresentPlayer, type PresentRow, presentKey } from './present.ts';

const { present: words } = clubTexts;

interface PresentLineProps {
  readonly row: PresentRow;
  readonly present: readonly PresentPlayer[];
  /** As he is told from others of his name. */
  told(player: PresentPlayer): string;
  readonly isPairs: boolean;
  readonly isOfClub: boolean;
  readonly isChecked: boolean;
  /** Enter ticks it. */
  readonly isFirst: boolean;
  readonly wasThere: boolean;
  onTick(): void;
  onKey(event: KeyboardEvent): void;
  onJoin(player: PresentPlayer): void;
}

/** Somebody to tick, or a pair of the last evening; a visitor who is there may become a member. */
export function PresentLine(props: PresentLineProps) {
  const { row, present, isPairs, isOfClub, isChecked, isFirst, wasThere, told, onTick, onKey, onJoin } = props;
  const [player, second] = row;
  const ticked = second ? undefined : present.find((one) => presentKey(one) === presentKey(player));
  const partner = isPairs && ticked ? present.find((one) => presentKey(one) === ticked.partner) : undefined;
  const name = told(player);
  const isVisitor = isOfClub && player.member === undefined;
  return (
    <li className={styles.line}>
      <label className={`${layout.row} ${styles.player}`} data-first={isFirst}>
        <input type="checkbox" data-tick checked={isChecked} onChange={onTick} onKeyDown={onKey} />
        <span className={styles.name}>{second ? words.pairOf(name, told(second)) : name}</span>
        {partner && <span className={layout.soft}>{words.with(partner.person.name)}</span>}
        {!second && isVisitor && <Badge>{words.visitor}</Badge>}
        {isOfClub && wasThere && <span className={layout.soft}>{words.wasThere}</span>}
      </label>
      {ticked && isVisitor && (
        <label className={`${layout.row2} ${layout.oneLine} ${styles.joins}`}>
          <input
            type="checkbox"
            aria-label={words.joinsOf(name)}
            checked={ticked.joins !== undefined}
            onChange={() => onJoin(player)}
          />
          {words.joins}
        </label>
      )}
    </li>
  );
}
