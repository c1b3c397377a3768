import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import styles from './shell.module.css';

interface MenuLinkProps {
  readonly href: string;
  /** Addresses below it are there too. */
  readonly hasMore?: boolean;
  readonly children: ReactNode;
  onFollow?(): void;
}

/** A line of a menu, which says when one is there. */
export function MenuLink({ href, hasMore = false, children, onFollow }: MenuLinkProps) {
  const [isHere] = useRoute(hasMore ? `${href}/*?` : href);
  return (
    <Link href={href} className={styles.link} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Link>
  );
}
