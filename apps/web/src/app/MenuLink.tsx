import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import styles from './shell.module.css';

interface MenuLinkProps {
  readonly href: string;
  /** The places where one is there, when there are several. */
  readonly within?: string;
  readonly children: ReactNode;
  onFollow?(): void;
}

/** A line of a menu, which says when one is there. */
export function MenuLink({ href, within = href, children, onFollow }: MenuLinkProps) {
  const [isHere] = useRoute(within);
  return (
    <Link href={href} className={styles.link} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Link>
  );
}
