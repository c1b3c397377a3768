import { day } from '@raccord/french';
import type { Layout, Section, TournamentNames } from './page.ts';
import type { Pen } from './pen.ts';

export const SOFT = '#444444';

/** Where scissors go. */
export const CUT = { width: 0.6, color: '#666666', dash: [4, 3] } as const;

/** Above the area: the tournament on a line, then the title of the section. */
export function drawHeading(
  pen: Pen,
  { ruler, area }: Layout,
  { name, place, date }: TournamentNames,
  { title, subtitle = '' }: Pick<Section, 'title' | 'subtitle'>,
): void {
  const { left, top, width } = area;
  const where = [place, day(date)].filter((part) => part !== '').join(', ');
  const small = { size: 9, color: SOFT };
  const large = { font: 'bold', size: 16 } as const;
  const beside = Math.min(ruler.width(where, small), width / 2);
  pen.textWithin(name, left, width - beside - 12, top - 38, { ...small, font: 'bold' });
  pen.textWithin(where, left + width - beside, beside, top - 38, small, 'right');
  const said = { size: 11 };
  const end = Math.min(ruler.width(subtitle, said), width / 3);
  pen.textWithin(title, left, subtitle === '' ? width : width - end - 14, top - 17, large);
  pen.textWithin(subtitle, left + width - end, end, top - 17, said, 'right');
  pen.line(left, top - 10, left + width, top - 10, { width: 1 });
}

/** What stands at both ends of the last line. */
interface Foot {
  readonly left: string;
  readonly right: string;
}

export function drawFoot(pen: Pen, { ruler, area }: Layout, baseline: number, foot: Foot): void {
  const style = { size: 8.5, color: SOFT };
  const end = ruler.width(foot.right, style);
  pen.textWithin(foot.left, area.left, area.width - end - 12, baseline, style);
  pen.text(foot.right, area.left + area.width, baseline, style, 'right');
}
