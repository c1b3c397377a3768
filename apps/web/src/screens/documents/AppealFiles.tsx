import { type StationRole, TOLD_OF_APPEALS } from '@raccord/contract';
import { nameOf } from '@raccord/tournament';
import { useState } from 'react';
import { Select } from '../../design/controls.tsx';
import { AppealFile } from '../../documents/AppealFile.tsx';
import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { slipName } from '../../slip/keys.ts';
import { documentsTexts as words } from '../../texts/documents.ts';
import { texts } from '../../texts/index.ts';
import { DocumentItem } from './DocumentRow.tsx';
import styles from './documents.module.css';

/** Those whom the server tells of appeals. */
export const maySeeAppeals = (role: StationRole): boolean => TOLD_OF_APPEALS.includes(role);

/** The files of the second appeals, one at a time. */
export function AppealFiles({ games }: { readonly games: HallView['games'] }) {
  const { data: referred } = useView('seeReferred', {});
  const [chosen, setChosen] = useState('');
  const slips = (referred ? [...referred.slips, ...referred.decided] : []).filter((slip) => slip.hasSecondAppeal);
  const slip = slips.find((one) => slipName(one) === chosen) ?? slips.at(-1);
  const gameOf = (id: string) => games.find((game) => game.id === id)?.name ?? '';
  return (
    <DocumentItem title={words.names['appeal-file']} about={words.about['appeal-file']}>
      {slips.length > 1 && slip && (
        <Select
          label={texts.appeals.document.choose}
          value={slipName(slip)}
          options={slips.map((one) => ({
            value: slipName(one),
            label: texts.appeals.document.of(nameOf(one.members), gameOf(one.game), one.turn),
          }))}
          onChange={setChosen}
        />
      )}
      {slip ? <AppealFile slip={slip} /> : <p className={styles.about}>{texts.appeals.document.none}</p>}
    </DocumentItem>
  );
}
