import { type StationRole, TOLD_OF_APPEALS } from '@raccord/contract';
import { withCapital } from '@raccord/french';
import { nameOf, subjectName } from '@raccord/tournament';
import { useState } from 'react';
import { Select } from '../../design/controls.tsx';
import { AppealFileButtons } from '../../documents/AppealFileButtons.tsx';
import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { documentsTexts as words } from '../../texts/documents.ts';
import { DocumentItem } from './DocumentRow.tsx';

/** Those whom the server tells of appeals. */
export const maySeeAppeals = (role: StationRole): boolean => TOLD_OF_APPEALS.includes(role);

/** The files of the second appeals, one at a time; nothing where there is none. */
export function AppealFiles({ games }: { readonly games: HallView['games'] }) {
  const { data: referred } = useView('seeReferred', {});
  const { data: appeals } = useView('seeAppeals', {});
  const [chosen, setChosen] = useState('');
  const gameOf = (id: string) => games.find((game) => game.id === id)?.name ?? '';
  const slips = (referred ? [...referred.slips, ...referred.decided] : []).filter((slip) => slip.hasSecondAppeal);
  const files = [
    ...slips.map((one) => ({
      subject: { about: 'slip' as const, game: one.game, turn: one.turn, entrant: one.entrant },
      label: appealsTexts.document.of(nameOf(one.members), gameOf(one.game), one.turn),
    })),
    ...(appeals?.appeals ?? [])
      .filter(({ to }) => to === 'federation')
      .map(({ subject, what }) => ({ subject, label: withCapital(what) })),
  ];
  const file = files.find(({ subject }) => subjectName(subject) === chosen) ?? files.at(-1);
  if (!file) return null;
  return (
    <DocumentItem title={words.names['appeal-file']} about={words.about['appeal-file']}>
      {files.length > 1 && (
        <Select
          label={appealsTexts.document.choose}
          value={subjectName(file.subject)}
          options={files.map(({ subject, label }) => ({ value: subjectName(subject), label }))}
          onChange={setChosen}
        />
      )}
      <AppealFileButtons subject={file.subject} />
    </DocumentItem>
  );
}
