import type { AnswerOf } from '@raccord/contract';
import { dayOf } from '@raccord/french';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Table } from '../../design/Table.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { homeTexts } from '../../texts/home.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { CLUBS_KEY, clubKey } from '../club/clubqueries.ts';
import { LEXICONS, useLexicons } from '../home/queries.ts';

const LexiconDialog = lazy(() =>
  import('../home/LexiconDialog.tsx').then((module) => ({ default: module.LexiconDialog })),
);
const LexiconChangeDialog = lazy(() =>
  import('./LexiconChangeDialog.tsx').then((module) => ({ default: module.LexiconChangeDialog })),
);

const { lexicons: words } = hostingTexts;

type ClubLexicon = AnswerOf<'listLexicons'>['lexicons'][number];

/** The dictionaries that a club has, since when each is its own, and how it gets another. */
export function OwnLexicons({ club }: { readonly club: string }) {
  const { data, error } = useLexicons(club);
  const [asked, setAsked] = useState<'import' | 'compare' | ClubLexicon>();
  const queries = useQueryClient();
  const askAgain = (): void => {
    for (const queryKey of [CLUBS_KEY, clubKey(club), LEXICONS]) void queries.invalidateQueries({ queryKey });
  };
  const close = (): void => setAsked(undefined);
  const { lexicons = [], adopted = [] } = data ?? {};
  const daysOf = (hash: string): readonly string[] =>
    adopted.flatMap((one) => (one.hash === hash ? [one.from] : [])).sort();
  const isFreeInForce = adopted.every(({ from }) => from > dayOf(Date.now()));
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      <p className={layout.soft}>{words.hint}</p>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {data && (
        <Table
          hasCards
          label={words.title}
          rows={lexicons}
          keyOf={({ hash }) => hash}
          columns={[
            { heading: words.name, kind: 'name', card: 'whole', cell: ({ name }) => name },
            {
              ...{ heading: words.inForce, card: 'titled' },
              cell: ({ hash }) => {
                const days = daysOf(hash);
                const isDefault = hash === lexicons[0]?.hash && isFreeInForce && days.length === 0;
                return <Raised text={isDefault ? words.byDefault : words.since(days)} />;
              },
            },
            {
              heading: words.adoptHeading,
              kind: 'action',
              cell: (lexicon) => <Button onClick={() => setAsked(lexicon)}>{words.adopt}</Button>,
            },
          ]}
        />
      )}
      <div className={layout.row2}>
        <Button onClick={() => setAsked('import')}>{words.action}</Button>
        {lexicons.length > 1 && <Button onClick={() => setAsked('compare')}>{words.compare}</Button>}
      </div>
      <Suspense fallback={null}>
        {asked === 'import' && <LexiconDialog club={club} onAdded={askAgain} onClose={close} />}
        {asked === 'compare' && data && <LexiconChangeDialog club={club} {...data} onClose={close} />}
      </Suspense>
      {typeof asked === 'object' && <AdoptDialog club={club} lexicon={asked} onAdopted={askAgain} onClose={close} />}
    </Panel>
  );
}

interface AdoptDialogProps {
  readonly club: string;
  readonly lexicon: ClubLexicon;
  onAdopted(): void;
  onClose(): void;
}

function AdoptDialog({ club, lexicon, onAdopted, onClose }: AdoptDialogProps) {
  const [from, setFrom] = useState(() => dayOf(Date.now()));
  const sending = useSending();
  const adopt = async (): Promise<boolean> => {
    const data = { ...lexicon, from };
    const done = await sending.send(['adopt-lexicon', club], data, (id) =>
      api.sendClubCommand({ params: { club }, body: { id, type: 'adopt-lexicon', data } }),
    );
    if (done.ok) onAdopted();
    return done.ok;
  };
  return (
    <DialogForm
      title={words.adoptTitle(lexicon.name)}
      sending={sending}
      confirm={words.adoptConfirm}
      isReady={from !== ''}
      onConfirm={adopt}
      onClose={onClose}
    >
      <DayField
        label={homeTexts.lexicon.from}
        hint={homeTexts.lexicon.fromHint}
        required
        value={from}
        onChange={setFrom}
      />
    </DialogForm>
  );
}
