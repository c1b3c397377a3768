import { useEffect, useState } from 'react';
import { Panel, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import { LinkRows } from './LinkRows.tsx';
import { More } from './More.tsx';
import { RevokeStation } from './RevokeStation.tsx';
import type { KnownLink } from './stations.ts';
import { useLinks } from './uselinks.ts';

/** So many are read at a glance; so many more at a time. */
const FIRST = 12;
const PAGE = 50;
const LOOK_MS = 10_000;
/** The server gives no more at once: words find the others. */
const MOST = 1_000;

const labelled = ({ label }: KnownLink): string => label;

const validOf = ({ role, openedAt, expiresAt }: KnownLink): string =>
  words.validOf(texts.common.roles[role], openedAt, expiresAt);

const endedOf = ({ role, isRevoked }: KnownLink): string =>
  `${texts.common.roles[role]} · ${words.states[isRevoked ? 'revoked' : 'expired']}`;

interface Props {
  /** @param ended how many links went with it, itself among them. */
  onRevoked(link: string, ended: number): void;
}

/** The links that were made: those that open, then those that do not any more; a page of them at a time. */
export function KnownLinks({ onRevoked }: Props) {
  const [chosen, setChosen] = useState<KnownLink>();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(FIRST);
  const [endedLimit, setEndedLimit] = useState(0);
  const search = text.trim() === '' ? {} : { text: text.trim() };
  const { data: valid, refetch } = useLinks({}, { limit, ...search });
  const { data: ended } = useLinks({ ended: true }, { limit: endedLimit, ...search });
  // Who comes and goes is told by no event.
  useEffect(() => {
    const looking = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(looking);
  }, [refetch]);
  const shown = valid?.links ?? [];
  const isSearched = text !== '' || (valid?.total ?? 0) + (ended?.total ?? 0) > FIRST;
  if (text === '' && valid?.total === 0 && ended?.total === 0) return null;
  return (
    <Panel className={layout.stack4}>
      <h2>{words.known}</h2>
      {isSearched && <TextField label={words.search} type="search" value={text} onChange={setText} />}
      {valid?.total === 0 && ended && <p className={layout.soft}>{text === '' ? words.allEnded : words.noneFound}</p>}
      {shown.length > 0 && (
        <LinkRows links={shown} label={words.known} nameOf={labelled} detailOf={validOf} onRevoke={setChosen} />
      )}
      <More
        shown={shown.length}
        total={valid?.total ?? 0}
        what={words.shown}
        onMore={limit < MOST ? () => setLimit(limit + PAGE) : undefined}
      />
      {ended && ended.total > 0 && (
        <details onToggle={({ currentTarget }) => setEndedLimit(currentTarget.open ? PAGE : 0)}>
          <summary>{words.ended(ended.total)}</summary>
          {endedLimit > 0 && (
            <>
              <LinkRows links={ended.links} label={words.ended(ended.total)} nameOf={labelled} detailOf={endedOf} />
              <More
                shown={ended.links.length}
                total={ended.total}
                what={words.shown}
                onMore={endedLimit < MOST ? () => setEndedLimit(endedLimit + PAGE) : undefined}
              />
            </>
          )}
        </details>
      )}
      {chosen && (
        <RevokeStation
          link={chosen}
          onRevoked={(ended) => onRevoked(chosen.id, ended)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}
