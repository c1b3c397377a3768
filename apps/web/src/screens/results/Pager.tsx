import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { publicTexts } from '../../texts/public.ts';

const { spectator: words } = publicTexts;

/** What a phone is sent at a time. */
export const PAGE_ROWS = 100;

interface PagerProps {
  /** The first row shown. */
  readonly from: number;
  readonly count: number;
  onFrom(from: number): void;
}

/** The way through a long list, page by page; nothing where one page has it all. */
export function Pager({ from, count, onFrom }: PagerProps) {
  if (count <= PAGE_ROWS) return null;
  const turn = (to: number): void => {
    onFrom(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={words.listPages} className={`${layout.row} ${layout.between} screen-only`}>
      <Button disabled={from === 0} onClick={() => turn(Math.max(0, from - PAGE_ROWS))}>
        {words.previous}
      </Button>
      <span role="status">{words.shown(from + 1, Math.min(from + PAGE_ROWS, count), count)}</span>
      <Button disabled={from + PAGE_ROWS >= count} onClick={() => turn(from + PAGE_ROWS)}>
        {words.next}
      </Button>
    </nav>
  );
}
