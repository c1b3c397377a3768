import { parseRoster } from '@raccord/files';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Notice, Panel } from '../../design/controls.tsx';
import { focusFirst } from '../../design/focusfirst.ts';
import layout from '../../design/layout.module.css';
import { PlayersFields } from '../../roster/PlayersFields.tsx';
import { PlayersReview } from '../../roster/PlayersReview.tsx';
import { api, type ServerFault } from '../../server/client.ts';
import { clubTexts } from '../../texts/club.ts';
import { texts } from '../../texts/index.ts';
import { useClub } from './clubcontext.ts';
import { ImportReview } from './ImportReview.tsx';
import { type ListedPerson, withTold } from './importplan.ts';

const { importing: words } = clubTexts;

/** A list of members, from a file or pasted, looked through before anybody is added. */
export function ImportMembers() {
  const { club } = useClub();
  const [list, setList] = useState('');
  const [reviewed, setReviewed] = useState<readonly ListedPerson[]>();
  const [fault, setFault] = useState<ServerFault>();
  const roster = parseRoster(list);
  const entrants = roster.ok ? roster.value.entrants : [];
  const people = entrants.flatMap(({ members }) => members);
  const compare = async (): Promise<void> => {
    const answer = await api.reviewPeople({ params: { club: club.id }, body: { people } });
    setFault(answer.ok ? undefined : answer.fault);
    const told = entrants.flatMap((entrant) => entrant.members.map(() => entrant.told));
    if (answer.ok) setReviewed(withTold(answer.value.people, told));
  };
  if (reviewed) return <ImportReview people={reviewed} onBack={() => setReviewed(undefined)} />;
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.title}</h1>
        <Link href={`/clubs/${club.id}/membres`} className={buttonClass('quiet')}>
          {texts.common.cancel}
        </Link>
      </div>
      <Panel ref={focusFirst}>
        <PlayersFields list={list} rows={10} hint={words.listHint} onChange={setList} />
      </Panel>
      {list.trim() !== '' && (
        <Panel>
          <PlayersReview
            roster={roster}
            entrants={entrants.map(({ members }, index) => ({ members, table: index + 1 }))}
          />
        </Panel>
      )}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      <div>
        <Button look="main" disabled={people.length === 0} onClick={compare}>
          {words.compare}
        </Button>
      </div>
    </>
  );
}
