import { list } from '@raccord/french';
import { nameOf } from '@raccord/tournament';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { keptPaper } from '../../documents/paper.ts';
import { useDownload } from '../../documents/usedownload.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { gameEndTexts as words } from '../../texts/gameend.ts';
import { EveningEnd } from './EveningEnd.tsx';
import { type Equals, equalsIn, RANKED, tablesOfEquals } from './equals.ts';
import styles from './gameend.module.css';
import { PlanGame } from './PlanGame.tsx';
import { useConduct } from './useconduct.ts';

/** Those who share a place further down are found by their tables. */
const SEPARATED = 3;
const NAMED = 4;

/** What is left to do once a game is over: equals, the season, the paper on the wall, the web. */
export function AfterGame() {
  const { runsAll } = useConduct();
  const { data: hall } = useView('seeHall', {});
  if (!runsAll || !hall) return null;
  const isEvening = hall.games.every(({ isFinished }) => isFinished);
  return (
    <>
      {isEvening && <EqualPlaces />}
      {isEvening && <EveningEnd />}
      <Handing />
    </>
  );
}

/** Who is tied, and the sudden death that would part them, filled in. */
function EqualPlaces() {
  const { data: ranking } = useView('seeRanking', {}, { query: { count: RANKED } });
  const [asked, ask] = useState<Equals>();
  const groups = equalsIn(ranking?.rows ?? []);
  if (groups.length === 0) return null;
  return (
    <Panel className={`${layout.stack2} ${layout.low}`} aria-label={words.equals}>
      <h2>{words.equals}</h2>
      <ul className={layout.lines}>
        {groups.slice(0, SEPARATED).map((group) => (
          <li key={group.rank}>
            <span>
              <Raised text={words.tied(group.rank, namesOf(group), tablesOfEquals(group.rows))} />
            </span>
            <Button onClick={() => ask(group)}>
              {words.separate}
              <span className="visually-hidden"> : {words.atPlace(group.rank)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={layout.soft}>{words.equalsHint}</p>
      {asked && <PlanGame separating={asked} onClose={() => ask(undefined)} />}
    </Panel>
  );
}

function namesOf({ rows }: Equals): string {
  const names = rows.slice(0, NAMED).map(({ members }) => nameOf(members));
  return list(rows.length > NAMED ? [...names, words.others(rows.length - NAMED)] : names);
}

/** What goes to the wall, to the players and to the public. */
function Handing() {
  const { tournament } = useTournament();
  const download = useDownload();
  const make = (document: 'ranking' | 'player-sheets' | 'site', format: 'pdf' | 'zip'): void =>
    void download.start('makeDocument', { params: { tournament, document }, query: { format, paper: keptPaper() } });
  return (
    <Panel className={`${layout.stack2} ${layout.low}`} aria-label={words.handing}>
      <h2>{words.handing}</h2>
      <div className={styles.handing}>
        <Button onClick={() => make('ranking', 'pdf')}>{words.printRanking}</Button>
        <Button onClick={() => make('player-sheets', 'pdf')}>{words.printSheets}</Button>
        <Button onClick={() => make('site', 'zip')}>{words.site}</Button>
        <Link className={buttonClass()} href={`/tournois/${tournament}/postes`}>
          {words.spectators}
        </Link>
      </div>
      <Link href={`/tournois/${tournament}/documents`}>{words.documents}</Link>
      <DownloadState download={download} />
    </Panel>
  );
}
