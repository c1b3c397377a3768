import { Badge } from '../../design/controls.tsx';
import { hostingTexts } from '../../texts/hosting.ts';
import { clubLevel, fullness, type HostedClub, SHARE_KINDS } from './clublist.ts';
import styles from './hosting.module.css';

const { shares: words, levels } = hostingTexts;

/** What a club has of each kind, against what it may have. */
export const Shares = ({ club: { used, quotas } }: { readonly club: Pick<HostedClub, 'used' | 'quotas'> }) => (
  <table className={styles.shares}>
    <caption className="visually-hidden">{words.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.columns.kind}</th>
        <th scope="col" className={styles.figure}>
          {words.columns.used}
        </th>
        <th scope="col" className={styles.figure}>
          {words.columns.most}
        </th>
      </tr>
    </thead>
    <tbody>
      {SHARE_KINDS.map((kind) => {
        const most = quotas[kind];
        const level = clubLevel(fullness({ used, quotas: most === undefined ? {} : { [kind]: most } }));
        return (
          <tr key={kind}>
            <th scope="row">
              {words.kinds[kind]} {level && <Badge kind={level === 'full' ? 'bad' : 'warn'}>{levels[level]}</Badge>}
            </th>
            <td className={styles.figure}>{words.amount[kind](used[kind])}</td>
            <td className={styles.figure}>{most === undefined ? words.free : words.amount[kind](most)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
