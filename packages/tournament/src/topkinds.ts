import { type Board, isMarked, parseReference, squareAlong, unwrap } from '@raccord/scrabble';

/** What a top asks for: how long it is, a joker, a word of the board lengthened; or its word was found, at another place. */
export const TOP_KINDS = ['short', 'middle', 'long', 'joker', 'extension', 'place'] as const;
export type TopKind = (typeof TOP_KINDS)[number];

const SHORT = 4;
const LONG = 7;

/** What the top asked for, in French. */
export const TOP_KIND_NAMES: Readonly<Record<TopKind, string>> = {
  short: `un mot de 2 à ${SHORT} lettres`,
  middle: `un mot de ${SHORT + 1} ou ${LONG - 1} lettres`,
  long: `un mot de ${LONG} lettres ou plus`,
  joker: 'le joker',
  extension: 'un prolongement',
  place: 'la bonne place (mot trouvé)',
};

/** How many tops of a kind there were, and how many of them were missed. */
export interface KindCount {
  readonly seen: number;
  readonly missed: number;
}
export type KindCounts = Readonly<Record<TopKind, KindCount>>;

/** A top that somebody looked for. */
export interface MetTop {
  readonly kinds: readonly TopKind[];
  readonly isMissed: boolean;
}

/** @param board before the turn. @param isWordFound its word was played, there or elsewhere. */
export function kindsOfTop(
  board: Board,
  { word, reference }: { readonly word: string; readonly reference: string },
  isWordFound: boolean,
): readonly TopKind[] {
  const start = unwrap(parseReference(reference));
  const standing = Array.from(word, (_, index) => board[squareAlong(start, index) as number] !== 0);
  const isExtension = standing.some((isStanding, index) => isStanding && standing[index + 1]);
  const hasJoker = [...word].some((letter, index) => isMarked(letter) && !standing[index]);
  return [
    word.length <= SHORT ? 'short' : word.length < LONG ? 'middle' : 'long',
    ...(hasJoker ? (['joker'] as const) : []),
    ...(isExtension ? (['extension'] as const) : []),
    ...(isWordFound ? (['place'] as const) : []),
  ];
}

export const countKinds = (met: readonly MetTop[]): KindCounts =>
  byKind((kind) => {
    const those = met.filter(({ kinds }) => kinds.includes(kind));
    return { seen: those.length, missed: those.filter(({ isMissed }) => isMissed).length };
  });

export const addKinds = (counts: readonly KindCounts[]): KindCounts =>
  byKind((kind) =>
    counts.reduce((sum, { [kind]: { seen, missed } }) => ({ seen: sum.seen + seen, missed: sum.missed + missed }), {
      seen: 0,
      missed: 0,
    }),
  );

const byKind = (count: (kind: TopKind) => KindCount): KindCounts =>
  Object.fromEntries(TOP_KINDS.map((kind) => [kind, count(kind)])) as Record<TopKind, KindCount>;
