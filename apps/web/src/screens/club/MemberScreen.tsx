import { describeMean, percentChart } from '@raccord/club';
import { useState } from 'react';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, Notice, Panel, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Printable } from '../../design/Printable.tsx';
import { Raised } from '../../design/Raised.tsx';
import { keptPaper } from '../../documents/paper.ts';
import { clubTexts } from '../../texts/club.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { useMemberPage, useVisits } from './clubqueries.ts';
import { Downloads } from './Downloads.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { BestTurns, MissedKinds, MissedTurns, PlayedEvenings, ReasonsToLearn } from './MemberTables.tsx';
import { useClubCommand } from './useclubcommand.ts';

const { page: words } = clubTexts;

/** All that the evenings tell of a member. */
export function MemberScreen({ member: id }: { readonly member: string }) {
  const { club } = useClub();
  const [season, setSeason] = useState('');
  const { data, error } = useMemberPage(club.id, id, season === '' ? undefined : season);
  const [isEditing, setEditing] = useState(false);
  if (!data) return <AwaitedView error={error} />;
  const { member, page } = data;
  const { evenings, tops, solos, warnings } = page;
  return (
    <Printable
      title={page.name}
      about={[member.card?.licence, page.category, page.series, club.name].filter(Boolean).join(' · ')}
      actions={!member.isErased && <Button onClick={() => setEditing(true)}>{clubTexts.members.edit}</Button>}
    >
      {!member.isErased && <FormerVisits member={member.id} name={member.name} />}
      <div className={`${layout.row} ${layout.between} ${styles.filed} screen-only`}>
        <div className={styles.choice}>
          <Select
            label={words.over}
            value={season}
            options={[
              { value: '', label: words.everything },
              ...club.seasons.map((one) => ({ value: one.id, label: one.name })),
            ]}
            onChange={setSeason}
          />
        </div>
        {evenings.length > 0 && (
          <Downloads
            what={words.file}
            formats={['pdf', 'xlsx', 'csv']}
            onAsk={(download, format) =>
              download.start('makeMemberFile', {
                params: { club: club.id, member: id },
                query: { format, paper: keptPaper(), ...(season === '' ? {} : { season }) },
              })
            }
          />
        )}
      </div>
      {evenings.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <p className={styles.summary}>
            <strong>{typesetTexts(describeMean(evenings))}</strong>, {words.figures(tops, solos, warnings)}
          </p>
          <ChartFigure about={page.name} chart={percentChart(evenings)} />
          <div className={layout.halves}>
            <div className={layout.stack4}>
              <Panel>
                <ReasonsToLearn reasons={page.reasons} evenings={evenings} />
              </Panel>
              <Panel>
                <BestTurns best={page.best} />
              </Panel>
            </div>
            <div className={layout.stack4}>
              <Panel>
                <MissedTurns missed={page.missed} />
              </Panel>
              <Panel>
                <MissedKinds kinds={page.kinds} />
              </Panel>
            </div>
          </div>
          <PlayedEvenings evenings={evenings} />
        </>
      )}
      {isEditing && <MemberDialog member={member} onClose={() => setEditing(false)} />}
    </Printable>
  );
}

/** Evenings played under the same name before he joined: shown, then counted for him if somebody says so. */
function FormerVisits({ member, name }: { readonly member: string; readonly name: string }) {
  const { club } = useClub();
  const { data } = useVisits(club.id, name);
  const command = useClubCommand();
  const visits = data?.visits ?? [];
  if (visits.length === 0) return null;
  const take = async (): Promise<void> => {
    for (const { tournament, entrant, place } of visits) {
      const told = tournament === visits.at(-1)?.tournament ? words.visitsTaken : undefined;
      const players = [{ entrant, place, member }];
      if (!(await command.ask('identify-players', { tournament, players }, told))) return;
    }
  };
  return (
    <Notice kind="info">
      {words.visits(visits.length)}
      <ul>
        {visits.map(({ tournament, title, date }) => (
          <li key={tournament}>
            <Raised text={`${title}, ${clubTexts.day(date)}`} />
          </li>
        ))}
      </ul>
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      <Button disabled={command.isBusy} onClick={take}>
        {words.takeVisits(visits.length)}
      </Button>
    </Notice>
  );
}
