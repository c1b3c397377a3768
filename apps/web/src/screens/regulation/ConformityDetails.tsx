import type { Edition } from '@raccord/regulation';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { texts } from '../../texts/index.ts';
import { regulationTexts } from '../../texts/regulation.ts';

const Conformity = deferred(async () => (await import('./Conformity.tsx')).Conformity);

/** « Conformité », which is loaded once somebody opens it. */
export function ConformityDetails({ edition }: { readonly edition: Edition }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="screen-only" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{regulationTexts.conformity.title}</summary>
      {isOpen && (
        <Suspense fallback={<p>{texts.common.loading}</p>}>
          <Conformity edition={edition} />
        </Suspense>
      )}
    </details>
  );
}
