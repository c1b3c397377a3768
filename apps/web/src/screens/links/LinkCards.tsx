import { useEffect, useRef } from 'react';
import { CopyButton } from '../../design/CopyButton.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import styles from './links.module.css';
import type { MadeLink } from './stations.ts';

interface LinkCardsProps {
  readonly links: readonly MadeLink[];
  /** What they open, where that is not the station of a tournament. */
  readonly what?: string;
}

/** Links just made, a card each: to copy, or to be read by a telephone. */
export const LinkCards = ({ links, what }: LinkCardsProps) => (
  <ul className={styles.cards}>
    {links.map((link) => (
      <LinkCard key={link.id} link={link} what={what ?? texts.common.roles[link.role]} />
    ))}
  </ul>
);

function LinkCard({ link: { label, url, qr }, what }: { readonly link: MadeLink; readonly what: string }) {
  const address = useRef<HTMLInputElement>(null);
  // Shown once, and made by a button that may be a screen further down.
  useEffect(() => {
    address.current?.focus({ preventScroll: true });
    address.current?.closest('li')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <li className={styles.card}>
      {qr !== undefined && (
        <img
          className={styles.qr}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
          alt={words.qr(label)}
          width="144"
          height="144"
        />
      )}
      <div className={`${layout.stack2} ${layout.lead} ${styles.cardText}`}>
        <strong>{label}</strong>
        {label !== what && <span>{what}</span>}
        <input
          ref={address}
          className={styles.address}
          readOnly
          aria-label={words.address(label)}
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton of={address} label={words.copy} />
      </div>
    </li>
  );
}
