import type { AnswerOf } from '@raccord/contract';
import { type PastTurn, pastTurns, type Wordbook } from '@raccord/tournament';
import type { LookAtTournament } from '../documents/seasonsite.ts';
import type { LexiconName, Lexicons } from '../lexicons/lexicons.ts';
import type { EventStore } from '../store/store.ts';
import { type Asker, changeTopsAside, changeWordsAside } from '../threads/making.ts';
import type { Work } from '../work.ts';

type LexiconChange = AnswerOf<'compareLexicons'>;

/** The last ones that a club played: two years of a club that plays twice a week. */
const MOST_TOURNAMENTS = 200;
/** Searched together: some hundreds of turns, a second. */
const TOGETHER = 10;

export interface ComparedLexicons {
  readonly before: LexiconName;
  readonly after: LexiconName;
}

/**
 * What changes for a club from one of its lexicons to another: words in and out, and the tops of the tournaments that it played with
 * the first one that would be others.
 * @param most how many words of each are told.
 */
export async function lexiconChangeOf(
  {
    store,
    lexicons,
    look,
  }: { readonly store: EventStore; readonly lexicons: Lexicons; readonly look: LookAtTournament },
  club: string,
  compared: ComparedLexicons,
  most: number,
  work: Work,
  asker: Asker,
): Promise<LexiconChange | undefined> {
  const before = await lexicons.wordbook(compared.before.hash);
  const after = await lexicons.wordbook(compared.after.hash);
  if (!before || !after) return undefined;
  const { added, removed } = await changeWordsAside(before, after, asker);
  const played = await playedWith(store, club, compared.before.hash);
  const looked = played.slice(0, MOST_TOURNAMENTS);
  const tops: LexiconChange['tops'] = [];
  let turns = 0;
  for (let from = 0; from < looked.length; from += TOGETHER) {
    await work.tell(from, looked.length);
    const past: PastTurn[] = [];
    for (const id of looked.slice(from, from + TOGETHER))
      past.push(...((await look(id, ({ state }) => pastTurns(state))) ?? []));
    turns += past.length;
    tops.push(...(await changeTopsAside(past, before, after, asker)));
  }
  // The shortest first: those are played most.
  const some = (words: readonly string[]) => ({
    count: words.length,
    words: words.toSorted((a, b) => a.length - b.length).slice(0, most),
  });
  return {
    ...{ before: sized(compared.before, before), after: sized(compared.after, after) },
    ...{ added: some(added), removed: some(removed) },
    ...{ tournaments: looked.length, left: played.length - looked.length, turns, tops },
  };
}

const sized = ({ name }: LexiconName, { words }: Wordbook) => ({ name, words: words.wordCount });

/** The tournaments of a club that pinned these words, the last one first. */
async function playedWith(store: EventStore, club: string, hash: string): Promise<string[]> {
  const own = [];
  for (const { id, summary } of await store.summaries(club)) {
    const [created] = await store.read(id, 0, 1);
    const { lexicon } = (created?.data ?? {}) as { readonly lexicon?: { readonly hash: string } };
    if (summary && lexicon?.hash === hash) own.push({ id, date: summary.date });
  }
  return own.sort((a, b) => b.date.localeCompare(a.date)).map(({ id }) => id);
}
