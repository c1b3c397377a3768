import type { WordAt } from '@raccord/training';
import type { TiledPlace } from '../../engine/protocol.ts';
import { trainingTexts } from '../../texts/training.ts';

const { told } = trainingTexts.topping;

/** What is said of a proposal that is not the top, by the places where its word can go. */
export function tellProposal({ word, reference }: WordAt, places: readonly TiledPlace[]): string {
  const place = places.find((one) => one.reference === reference);
  if (!place) return told.impossible(word, reference);
  if (place.notAdmitted.length > 0) return told.notAdmitted(word, reference, place.notAdmitted);
  return told.below(word, reference, Math.max(...place.scores));
}
