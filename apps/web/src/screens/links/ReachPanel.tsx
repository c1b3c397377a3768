import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { answered, api } from '../../server/client.ts';
import { linksTexts } from '../../texts/links.ts';
import { adviceOf, portOf } from './advice.ts';
import styles from './links.module.css';

const { reach: words } = linksTexts;
/** Somebody may come, or the laptop change its network, while the page is shown. */
const REFRESH_MS = 10_000;

/** By which address other devices come, and what to do when they do not. */
export function ReachPanel() {
  const { data: reach } = useQuery({
    queryKey: ['reach'],
    queryFn: ({ signal }) => answered(api.describeReach(undefined, signal)),
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
  });
  const advice = reach ? adviceOf(reach) : 'none';
  if (!reach || advice === 'none') return null;
  if (advice === 'machine' || advice === 'alone') return <Notice kind="warn">{words[advice]}</Notice>;
  const { addresses, system } = reach;
  return (
    <Panel className={`${layout.stack2} ${styles.reach}`}>
      <p>
        {addresses.length > 1 ? words.addresses : words.address}{' '}
        {addresses.map((address, index) => (
          <Fragment key={address}>
            {index > 0 && ', '}
            <strong>{address}</strong>
          </Fragment>
        ))}
      </p>
      {advice !== 'address' && (
        <>
          <p>{advice === 'help' ? <strong>{words.nobody}</strong> : words.nobody}</p>
          <details open={advice === 'help'}>
            <summary>{words.help}</summary>
            <ol>
              {[words.sameNetwork, ...words.steps[system](portOf(addresses[0]))].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        </>
      )}
    </Panel>
  );
}
