import { schoolEngine } from '../../../engine/schoolengine.ts';
import { type Readiness, useAnswer } from '../../../engine/useengine.ts';

/** What the number of an exam says of the words that are open: nothing of the free ones; undefined until it is known. */
export function useLexiconMark(
  { hash }: Readiness,
  isFree: boolean,
): { readonly mark: string | undefined } | undefined {
  const { value: mark } = useAnswer(isFree ? undefined : hash, () => schoolEngine().markWords());
  if (hash === undefined) return undefined;
  if (isFree) return { mark: undefined };
  return mark === undefined ? undefined : { mark };
}
