import { EDITIONS, type EditionName } from '@raccord/regulation';
import { Suspense } from 'react';
import { deferred } from '../../app/deferred.ts';
import { texts } from '../../texts/index.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { Differences } from './Differences.tsx';
import { EditionText } from './EditionTable.tsx';

const Conformity = deferred(async () => (await import('./Conformity.tsx')).Conformity);

interface EditionsProps {
  readonly edition: EditionName;
  /** To be compared with it. */
  readonly other: EditionName | undefined;
  readonly search: string;
  readonly isProof: boolean;
}

/** All that an edition says, what shows that the program says it too, or what changes from one edition to another. */
export function EditionReading({ edition, other, search, isProof }: EditionsProps) {
  if (other !== undefined) return <Differences before={EDITIONS[edition]} after={EDITIONS[other]} search={search} />;
  if (!isProof) return <EditionText edition={EDITIONS[edition]} search={search} />;
  return (
    <Suspense fallback={<p>{texts.common.loading}</p>}>
      <Conformity edition={EDITIONS[edition]} search={search} />
    </Suspense>
  );
}

export function titleOf({ edition, other, isProof }: Omit<EditionsProps, 'search'>): string {
  const { title } = EDITIONS[edition];
  if (isProof) return regulationTexts.conformity.of(title);
  return other ? regulationTexts.compared(title, EDITIONS[other].title) : title;
}
