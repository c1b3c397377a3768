import { Badge, Button, type Kind } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import styles from './links.module.css';
import { type KnownLink, type LinkState, stateOf } from './stations.ts';

const KINDS: Readonly<Record<LinkState, Kind>> = { valid: 'good', expired: 'plain', revoked: 'bad' };

interface Props {
  readonly links: readonly KnownLink[];
  readonly now: number;
  readonly label: string;
  /** Left out where nothing can be revoked any more. */
  onRevoke?(link: KnownLink): void;
}

export const LinksTable = ({ links, now, label, onRevoke }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={styles.known} aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.columns.label}</th>
          <th scope="col">{words.columns.role}</th>
          <th scope="col">{words.columns.expires}</th>
          <th scope="col">{words.columns.state}</th>
          {onRevoke && <th scope="col">{words.columns.action}</th>}
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id}>
            <td data-of={words.columns.label}>{link.label}</td>
            <td data-of={words.columns.role}>{texts.common.roles[link.role]}</td>
            <td data-of={words.columns.expires}>{texts.common.time(link.expiresAt)}</td>
            <td data-of={words.columns.state}>
              <Badge kind={KINDS[stateOf(link, now)]}>{words.states[stateOf(link, now)]}</Badge>
            </td>
            {onRevoke && (
              <td>
                <Button look="danger" aria-label={words.revokeFor(link.label)} onClick={() => onRevoke(link)}>
                  {words.revoke}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
