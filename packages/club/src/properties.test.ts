import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubEvent } from './events.ts';
import { ClubJournal, checkClub } from './journal.ts';
import { CLUB_KINDS } from './kinds/index.ts';
import { licenceKey } from './members/card.ts';
import { ownCardOf } from './members/names.ts';
import { followMerges } from './state/state.ts';
import { clubHistories, tryAll } from './testing/histories.ts';

test('random histories have everything in them that can happen to a club', () => {
  const seen = fc.sample(clubHistories, { numRuns: 100, seed: 1 }).flatMap((history) => tryAll(history).journal.events);
  for (const type of Object.keys(CLUB_KINDS)) {
    expect(seen.filter((event) => event.type === type).length, type).toBeGreaterThan(10);
  }
});

test('a club read back from what was written is the same, and its chain holds', () => {
  fc.assert(
    fc.property(clubHistories, (history) => {
      const { journal } = tryAll(history);
      const written = JSON.stringify([journal.events, journal.disclosures.all()]);
      const [events, disclosures] = JSON.parse(written);
      const again = new ClubJournal(events, disclosures);
      expect(again.state).toEqual(journal.state);
      expect(again.disclosures.all()).toEqual(journal.disclosures.all());
      expect(checkClub(events, disclosures).ok).toBe(true);
    }),
  );
});

test('the state never depends on the texts: it is the same once they are all erased', () => {
  fc.assert(
    fc.property(clubHistories, (history) => {
      const { journal } = tryAll(history);
      expect(new ClubJournal(journal.events).state).toEqual(journal.state);
      const erased = journal.events.flatMap((event) => (event.type === 'person-erased' ? event.data.persons : []));
      for (const person of erased) expect(journal.disclosures.isAbout(person)).toBe(false);
    }),
  );
});

test('merges, whatever they are, then their undoing, give back the same state', () => {
  const merges = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('a', 'b', 'c', 'd')), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(clubHistories, merges, fc.boolean(), (history, pairs, isForward) => {
      const desk = tryAll(history);
      const before = structuredClone(desk.journal.state);
      const merged: ClubEvent[] = [];
      for (const [kept, other] of pairs) {
        const answer = desk.ask('merge-members', {
          kept,
          merged: other,
          reason: { text: 'doublon', salt: newSalt(desk) },
        });
        if (answer.ok) merged.push(answer.value.event);
      }
      for (const { id } of isForward ? merged : merged.toReversed()) desk.tell('undo', { event: id });
      expect(desk.journal.state).toEqual(before);
    }),
  );
});

const newSalt = ({ journal }: ReturnType<typeof tryAll>): string =>
  (2n ** 200n + BigInt(journal.events.length)).toString(16).padStart(64, '0');

test('whatever happens, a licence has one holder, nobody is twice on an evening, and merges come to an end', () => {
  fc.assert(
    fc.property(clubHistories, (history) => {
      const { state, disclosures, events } = tryAll(history).journal;
      const holders = new Map<string, string>();
      for (const member of state.members.values()) {
        const kept = followMerges(state, member.id);
        expect(state.members.get(kept)?.mergedInto).toBeUndefined();
        const licence = ownCardOf(disclosures, member)?.licence;
        if (licence === undefined) continue;
        expect(holders.get(licenceKey(licence)) ?? kept).toBe(kept);
        holders.set(licenceKey(licence), kept);
      }
      for (const { players } of state.evenings.values()) {
        const there = [...players.values()].flatMap((id) => (id === null ? [] : [followMerges(state, id)]));
        expect(new Set(there).size).toBe(there.length);
      }
      expect(new ClubJournal(events).state).toEqual(state);
    }),
    { numRuns: 300 },
  );
});
