import { Link } from 'wouter';
import { buttonClass } from './controls.tsx';

interface NothingYetProps {
  readonly text: string;
  /** What there is to do, and where. */
  readonly way: string;
  readonly href: string;
}

/** In place of a list that is still empty: why, and the way on. */
export const NothingYet = ({ text, way, href }: NothingYetProps) => (
  <>
    <p>{text}</p>
    <p>
      <Link href={href} className={buttonClass('main')}>
        {way}
      </Link>
    </p>
  </>
);
