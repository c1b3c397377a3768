import { useState } from 'react';
import { Link } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, buttonClass, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { Raised } from '../../design/Raised.tsx';
import { clubTexts } from '../../texts/club.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { useClub } from './clubcontext.ts';
import { type ClubMember, seasonsOf, toldMembers, useEvening } from './clubqueries.ts';
import { eveningStageOf } from './Evenings.tsx';
import { asMember, candidatesOf, type Identity, identityOf, type PlayerToIdentify, playerKeyOf } from './identity.ts';
import { type IdentityOption, PlayersIdentified } from './PlayersIdentified.tsx';
import { ProvisionalQuestion } from './ProvisionalQuestion.tsx';
import { useClosing } from './useclosing.ts';

const { evening: words, evenings } = clubTexts;

/** An evening: who its players are, and its closing. */
export function Evening({ tournament }: { readonly tournament: string }) {
  const { club } = useClub();
  const { data, error, refetch } = useEvening(club.id, tournament);
  const [said, say] = useState<Readonly<Record<string, Identity>>>({});
  const [isAsking, setAsking] = useState(false);
  const closing = useClosing(tournament);
  if (!data) return <AwaitedView error={error} />;
  const { players, title, date, stillOpen, provisional } = data;
  const identify = (player: PlayerToIdentify): Identity => said[playerKeyOf(player)] ?? identityOf(player);
  const visitors = players.filter((player) => identify(player) === 'visitor');
  const doubtful = players.filter((player) => identify(player) === '');
  const members = club.members.filter(({ isErased }) => !isErased);
  const told = toldMembers(members);
  const asOption = (member: ClubMember): IdentityOption => ({ value: asMember(member.id), label: told(member) });
  const stage = eveningStageOf(data);
  const seasons = seasonsOf(club, { tournament, date });
  const mayClose = data.stage === 'finished';
  const save = async (asked: Parameters<typeof closing.save>[3]): Promise<void> => {
    if (await closing.save(players, identify, asked ? words.closed(title, seasons) : words.saved, asked)) say({});
  };
  // What is open is asked about as it stands, not as it was when the page came.
  const close = async (): Promise<void> => {
    const { data: now } = await refetch();
    if (now?.stillOpen === undefined) await save({});
    else setAsking(true);
  };
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <div>
          <h1>{title}</h1>
          <p className={layout.soft}>
            <Raised text={words.about(date)} />
          </p>
        </div>
        <p className={layout.row2}>
          {data.isClosed && (
            <Link href={`/ecole/soiree?club=${club.id}&soiree=${tournament}`} className={buttonClass()}>
              {words.slips}
            </Link>
          )}
          <Link href={`/tournois/${tournament}`} className={buttonClass()}>
            {evenings.open}
          </Link>
        </p>
      </div>
      {stage === 'closed' && <Notice kind="good">{words.isClosed(seasons)}</Notice>}
      {stage === 'provisional' && <Notice kind="warn">{typesetTexts(words.isProvisional(provisional ?? ''))}</Notice>}
      {stage === 'behind' && <Notice kind="warn">{words.isBehind}</Notice>}
      {(stage === 'playing' || stage === 'ready') && <Notice kind="info">{words.notOver}</Notice>}
      <h2>{words.players}</h2>
      <p className={layout.soft}>{words.hint}</p>
      {doubtful.length > 0 && <Notice kind="warn">{words.doubtful(doubtful.length)}</Notice>}
      {closing.fault && <Notice kind="bad">{closing.fault.text}</Notice>}
      <Progress work={closing.work} label={words.working} />
      <div className={layout.row3}>
        {mayClose && stage !== 'closed' && stage !== 'provisional' && (
          <Button look="main" disabled={closing.isBusy || doubtful.length > 0} onClick={close}>
            {data.isClosed ? words.closeAgain : words.close}
          </Button>
        )}
        {(!mayClose || data.isClosed) && (
          <Button disabled={closing.isBusy || doubtful.length > 0} onClick={() => save(undefined)}>
            {words.save}
          </Button>
        )}
        {visitors.length > 0 && (
          <Button
            onClick={() =>
              say({ ...said, ...Object.fromEntries(visitors.map((player) => [playerKeyOf(player), 'joins' as const])) })
            }
          >
            {words.allJoin(visitors.length)}
          </Button>
        )}
      </div>
      <PlayersIdentified
        {...{ players, identify }}
        optionsFor={(player) => {
          const likely = candidatesOf(player);
          const isLikely = ({ id }: ClubMember): boolean => likely.includes(id);
          return [
            ...members.filter(isLikely).map(asOption),
            { value: 'visitor', label: words.visitor },
            { value: 'joins', label: words.joins },
            ...members.filter((member) => !isLikely(member)).map(asOption),
          ];
        }}
        onIdentify={(player, identity) => say({ ...said, [playerKeyOf(player)]: identity })}
      />
      {isAsking && stillOpen !== undefined && (
        <ProvisionalQuestion
          why={stillOpen}
          onClose={() => setAsking(false)}
          onAccept={() => void save({ provisional: stillOpen })}
        />
      )}
    </>
  );
}
