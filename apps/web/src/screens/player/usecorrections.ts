import type { AnswerOf } from '@raccord/contract';
import { useEffect, useRef, useState } from 'react';
import { usePlace, useServerTime } from '../../server/station.tsx';
import { useOutbox, useWaiting } from '../../server/useoutbox.tsx';
import { useView } from '../../server/views.ts';

export type Correction = AnswerOf<'seeCorrections'>['corrections'][number];

export interface OwnCorrections {
  /** Those told while this page is open and not put aside yet. */
  readonly fresh: readonly Correction[];
  readonly others: readonly Correction[];
  /** This one is before the player's eyes: that is its delivery. */
  deliver(correction: Correction): void;
  putAside(correction: Correction): void;
}

/** Not told yet: one that need not be sent costs nothing to show, and he then knows. */
const isToTell = ({ isDue, isOptional }: Correction): boolean => isDue || isOptional;

/** What a correction slip tells: another telling is another slip. */
export const tellingOf = ({ game, turn, result }: Correction): string => JSON.stringify([game, turn, result]);

/** The correction slips of the player, and how each is delivered: once, by being shown. */
export function useCorrections(): OwnCorrections {
  const { session } = usePlace();
  const { data } = useView('seeCorrections', {});
  const outbox = useOutbox();
  const time = useServerTime();
  const waiting = useWaiting();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const delivered = useRef(new Set<string>());
  const corrections = data?.corrections ?? [];

  const unseen = corrections.filter(isToTell).map(tellingOf);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const added = unseen.filter((telling) => !seen.has(telling));
  if (added.length > 0) {
    setSeen(new Set([...seen, ...added]));
    setFresh(new Set([...fresh, ...added]));
  }

  // Another phone of the same table may have shown it first: nothing that a player could mend.
  const refused = waiting.find(
    ({ type, refusal, isFailed }) => type === 'deliver-correction' && refusal !== undefined && !isFailed,
  )?.order;
  useEffect(() => {
    if (refused !== undefined) void outbox.discard(refused);
  }, [outbox, refused]);

  const latestFirst = corrections.toReversed();
  return {
    fresh: latestFirst.filter((correction) => fresh.has(tellingOf(correction))),
    others: latestFirst.filter((correction) => !fresh.has(tellingOf(correction))),
    deliver(correction) {
      const { game, turn } = correction;
      const telling = tellingOf(correction);
      if (!isToTell(correction) || delivered.current.has(telling)) return;
      delivered.current.add(telling);
      void outbox.add('deliver-correction', {
        ...{ game, turn, entrant: session.id ?? '' },
        ...{ means: 'screen', deliveredAt: time.now(), isComplete: true },
      });
    },
    putAside: (correction) => setFresh(new Set([...fresh].filter((telling) => telling !== tellingOf(correction)))),
  };
}
