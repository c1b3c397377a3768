import type { Place } from '@raccord/scrabble';
import { found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { describeMove, type Payable } from '../../moves.ts';
import type { Judgement } from '../../settle.ts';
import { isValid } from '../../turn.ts';
import { chainsAt } from './chains.ts';
import { isDeceptive } from './plausible.ts';
import type { ReferenceFacts } from './reference.ts';
import { chooseValue, hasRunOutside } from './value.ts';
import { hasWrittenScore, type Written } from './written.ts';

/** What the link letters designate (D6). */
export interface LinkFacts {
  /** The technically possible places that the letters outside the word show, with the fewest strays. */
  readonly shown: readonly Place[];
  /** These and the valid extensions, or the places that the letters of the word alone show. */
  readonly designated: readonly Place[];
  readonly valid: readonly Place[];
  /** Are links a mode of this slip, be it a wrong one (D2)? */
  readonly areUsed: boolean;
}

export function readLinks(written: Written, { isWritten, valid }: ReferenceFacts, inquiry: Inquiry): LinkFacts {
  const { fewest: enough } = inquiry.edition.links;
  const { turn, word, direction, places, solution } = written;
  const hasOutside = solution.outside.length > 0;
  const chains = hasOutside ? places.map((place) => ({ place, ...chainsAt(written, place) })) : [];
  const linked = chains.filter(({ outside, total }) => outside >= 1 && total >= enough);
  const fewest = Math.min(...linked.map(({ strays }) => strays));
  const shown = linked.filter(({ strays }) => strays === fewest).map(({ place }) => place);
  let designated: readonly Place[] = [...new Set([...shown, ...turn.extensions(word, direction)])];
  if (designated.length === 0 && !hasOutside && !isWritten) {
    designated = places.filter((place) => chainsAt(written, place).total >= enough);
  }
  inquiry.restsOn('D6', () => {
    const isOfWord = !hasOutside && valid.length === 0;
    const ofWord = () => isOfWord && places.some((place) => chainsAt(written, place).total >= enough);
    return shown.length < linked.length || (shown.length > 0 && designated.length > shown.length) || ofWord();
  });
  return {
    ...{ shown, designated, valid: designated.filter(isValid) },
    areUsed: hasOutside && (hasRunOutside(written, inquiry) || chains.some(({ outside }) => outside > 0)),
  };
}

/** What the links are worth: the place of the written score, else the lowest, or nothing if one is deceptive (5.4.2.b). */
export function valueOfLinks(
  written: Written,
  links: LinkFacts,
  reference: ReferenceFacts,
  inquiry: Inquiry,
): Judgement | undefined {
  const { turn, claims } = written;
  if (links.valid.length === 0) return undefined;
  const value = chooseValue(written, links.valid, reference, inquiry);
  const payable = value.proposal.move as Payable;
  const isByScore = payable.tiling.score === claims.score;
  const count = links.designated.length;
  if (count === 1) return value;
  const isDrawn = written.solution.outside.length > 0;
  const several = found('several-places', { count, move: describeMove(turn.board, payable), isByScore, isDrawn });
  const deceptive = links.designated.filter((place) =>
    isDeceptive(turn, place, inquiry.settings.plausible, hasWrittenScore(written, place)),
  );
  inquiry.restsOn('D1', () => !isByScore && links.valid.length < count);
  if (isByScore || deceptive.length === 0) return inquiry.add(value, several);
  return inquiry.add(value, found('deceptive-links', falsePlaces(written, deceptive)));
}

/** The first of these places and its words, and the words of them all. */
export function falsePlaces({ turn, claims }: Written, places: readonly Place[]) {
  const [place] = places;
  const tiling = place.tilings.find(({ score }) => score === claims.score) ?? place.tilings[0];
  return {
    place: { move: describeMove(turn.board, { place, tiling }), words: place.notAdmitted },
    words: [...new Set(places.flatMap(({ notAdmitted }) => notAdmitted))],
  };
}
