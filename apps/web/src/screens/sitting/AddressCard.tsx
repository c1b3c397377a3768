import { useRef } from 'react';
import { CopyButton } from '../../design/CopyButton.tsx';
import layout from '../../design/layout.module.css';
import { sittingTexts } from '../../texts/sitting.ts';
import styles from './sitting.module.css';

const words = sittingTexts.run;

/** An address to read with a telephone, to type or to copy. */
export function AddressCard({ url, qr }: { readonly url: string; readonly qr: string }) {
  const address = useRef<HTMLElement>(null);
  const { origin: host } = new URL(url);
  const path = url.slice(host.length);
  return (
    <div className={layout.stack2}>
      <img className={styles.qr} src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} alt={words.qr} />
      <p>
        <strong ref={address} className={styles.address}>
          {host}
          <wbr />
          {path}
        </strong>
      </p>
      <p>
        <CopyButton of={address} label={words.copy} />
      </p>
    </div>
  );
}
