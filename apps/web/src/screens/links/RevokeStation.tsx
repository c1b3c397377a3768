import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import styles from './links.module.css';
import { RevokeLink } from './RevokeLink.tsx';
import { revokeStation } from './scopes.ts';
import type { KnownLink } from './stations.ts';
import { useLinks } from './uselinks.ts';

const NAMED = 10;

interface Props {
  readonly link: KnownLink;
  onRevoked(ended: number): void;
  onClose(): void;
}

/** Asks before the link of a station is revoked; the links of a chief are named, since they end with his. */
export function RevokeStation({ link, ...closing }: Props) {
  const { tournament } = useTournament();
  const { data: made, error } = useLinks({ maker: link.id }, { limit: NAMED }, link.role === 'chief');
  const hasMade = made !== undefined && made.total > 0;
  return (
    <RevokeLink
      link={link}
      revoke={revokeStation(tournament)}
      hint={words.revokeHint(link.label)}
      endMade={hasMade ? words.endMade : undefined}
      isReady={link.role !== 'chief' || made !== undefined}
      {...closing}
    >
      {error && <Notice kind="bad">{error.message}</Notice>}
      {hasMade && (
        <>
          <p>{words.madeWith(made.total)}</p>
          <ul className={styles.madeWith}>
            {made.links.map(({ id, label, role }) => (
              <li key={id}>
                {label} <span className={layout.soft}>{texts.common.roles[role]}</span>
              </li>
            ))}
            {made.total > made.links.length && <li>{words.andMore(made.total - made.links.length)}</li>}
          </ul>
        </>
      )}
    </RevokeLink>
  );
}
