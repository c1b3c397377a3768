import { useEffect, useRef, useState } from 'react';
import type { CorrectionSlip } from '../../server/answers.ts';
import { mayCount } from '../../server/holding.ts';
import { useServerTime, useTournament } from '../../server/station.tsx';
import { useOutbox, useWaiting } from '../../server/useoutbox.tsx';
import { useView } from '../../server/views.ts';
import { slipName } from '../../slip/keys.ts';
import { useOverlay } from '../../slip/useoverlay.ts';
import { isToTell, type Receipt, receiptOf, stillToTell, tellingOf } from './receipts.ts';

/** A correction slip, and whether it is known that the player has read it. */
export interface OwnCorrection extends CorrectionSlip {
  readonly receipt: Receipt;
}

export interface OwnCorrections {
  /** Those told while this page is open and not put aside yet. */
  readonly fresh: readonly OwnCorrection[];
  readonly others: readonly OwnCorrection[];
  /** This one is before the player's eyes: that is its delivery. */
  deliver(correction: OwnCorrection): void;
  /** He says that he has read it. */
  read(correction: OwnCorrection): void;
}

/** The correction slips of the player, and how each is delivered: once, by being shown; kept here until the server has it. */
export function useOwnCorrections(): OwnCorrections {
  const { session } = useTournament();
  const { data } = useView('seeCorrections', {});
  const outbox = useOutbox();
  const time = useServerTime();
  const waiting = useWaiting();
  const overlay = useOverlay(data?.sequence ?? 0);
  const given = useRef<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const corrections = (data?.corrections ?? []).map((correction) => ({
    ...correction,
    receipt: receiptOf(correction, overlay.get(slipName(correction))),
  }));

  useEffect(() => {
    if (!data) return;
    given.current = stillToTell(given.current, data.corrections);
    const left = stillToTell(read, data.corrections);
    if (left.size === read.size) return;
    const isPutAside = (telling: string): boolean => read.has(telling) && !left.has(telling);
    setRead(left);
    setShown(new Set([...shown].filter((telling) => !isPutAside(telling))));
  }, [data, read, shown]);

  const added = corrections.filter(({ receipt }) => receipt === 'none').map(tellingOf);
  if (added.some((telling) => !shown.has(telling))) setShown(new Set([...shown, ...added]));

  // Another phone of the same table may have shown it first: nothing that a player could mend.
  const refused = waiting.find((command) => command.type === 'deliver-correction' && !mayCount(command))?.order;
  useEffect(() => {
    if (refused !== undefined) void outbox.discard(refused);
  }, [outbox, refused]);

  const deliver = (correction: OwnCorrection): void => {
    const { game, turn, basis } = correction;
    const telling = tellingOf(correction);
    if (!isToTell(correction) || correction.receipt !== 'none' || given.current.has(telling)) return;
    given.current = new Set([...given.current, telling]);
    const told = { means: 'screen', deliveredAt: time.now(), isComplete: true } as const;
    void outbox.add('deliver-correction', { game, turn, entrant: session.id ?? '', ...told }, { basis });
  };
  const latestFirst = corrections.toReversed();
  const isFresh = (correction: OwnCorrection) => shown.has(tellingOf(correction)) && !read.has(tellingOf(correction));
  return {
    fresh: latestFirst.filter(isFresh),
    others: latestFirst.filter((correction) => !isFresh(correction)),
    deliver,
    read(correction) {
      deliver(correction);
      setRead(new Set([...read, tellingOf(correction)]));
    },
  };
}
