import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { answered, api } from '../../server/client.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { CLUBS_KEY, clubKey } from '../club/clubqueries.ts';
import { LEXICONS } from '../home/queries.ts';

const LexiconDialog = lazy(() =>
  import('../home/LexiconDialog.tsx').then((module) => ({ default: module.LexiconDialog })),
);

const { lexicons: words } = hostingTexts;

/** The dictionaries that a club has beside the free one, and how it gets another. */
export function OwnLexicons({ club }: { readonly club: string }) {
  const { data, error } = useQuery({
    queryKey: [...LEXICONS, club],
    queryFn: () => answered(api.listLexicons({ query: { club } })),
    refetchOnMount: 'always',
  });
  const [isImporting, setImporting] = useState(false);
  const queries = useQueryClient();
  const weighAgain = (): void => {
    for (const queryKey of [CLUBS_KEY, clubKey(club)]) void queries.invalidateQueries({ queryKey });
  };
  const [, ...own] = data?.lexicons ?? [];
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      <p className={layout.soft}>{words.hint}</p>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {data && own.length === 0 && <p>{words.none}</p>}
      {own.length > 0 && (
        <ul className={layout.stack1}>
          {own.map(({ hash, name }) => (
            <li key={hash}>{name}</li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setImporting(true)}>{words.action}</Button>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <LexiconDialog club={club} onAdded={weighAgain} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
