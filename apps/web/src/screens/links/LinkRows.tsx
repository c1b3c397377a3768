import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { linksTexts } from '../../texts/links.ts';
import type { KnownLink } from './stations.ts';

const { wide, online, revoke, revokeFor } = linksTexts;

interface LinkRowsProps<Link> {
  readonly links: readonly Link[];
  readonly label: string;
  nameOf(link: Link): string;
  detailOf(link: Link): string;
  /** Left out where nothing can be revoked any more. */
  onRevoke?(link: Link): void;
}

/** Links as they are known: whose, since when and until when, and the way to end each; of a station, of a club or of the installation. */
export const LinkRows = <Link extends KnownLink & { readonly isOwn?: boolean; readonly isOnline?: true }>(
  props: LinkRowsProps<Link>,
) => (
  <ul className={layout.lines} aria-label={props.label}>
    {props.links.map((link) => (
      <li key={link.id}>
        <span>
          <strong>{props.nameOf(link)}</strong> {link.isOwn && <Badge kind="info">{wide.own}</Badge>}
          {link.isOnline && <Badge kind="good">{online}</Badge>}
          <br />
          <span className={layout.soft}>{props.detailOf(link)}</span>
        </span>
        {props.onRevoke && (
          <Button look="danger" aria-label={revokeFor(props.nameOf(link))} onClick={() => props.onRevoke?.(link)}>
            {revoke}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
