import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { linksTexts } from '../../texts/links.ts';
import styles from './links.module.css';

interface Props {
  readonly shown: number;
  readonly total: number;
  what(shown: number, total: number): string;
  /** Left out when no more can be had so. */
  readonly onMore: (() => void) | undefined;
}

/** So many more fit as well as the line that says they are left out. */
const FEW = 6;

/** The first ones of a list; all of them where few would be left out. */
export const firstOf = <One,>(all: readonly One[], limit: number): readonly One[] =>
  all.length <= limit + FEW ? all : all.slice(0, limit);

/** What a list leaves out for now, and how to see more of it. */
export const More = ({ shown, total, what, onMore }: Props) =>
  total > shown && (
    <div className={`${layout.row} ${styles.bar}`}>
      <span className={layout.soft}>{what(shown, total)}</span>
      {onMore ? <Button onClick={onMore}>{linksTexts.more}</Button> : linksTexts.searchRest}
    </div>
  );
