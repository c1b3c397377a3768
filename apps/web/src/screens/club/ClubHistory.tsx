import { dayOf, longDay, timeOfDay, withCapital } from '@raccord/french';
import { useState } from 'react';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Badge, Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Note, Table, type Title } from '../../design/Table.tsx';
import { clubTexts } from '../../texts/club.ts';
import { useClub } from './clubcontext.ts';
import { type ClubLine, useClubHistory } from './clubqueries.ts';
import { useClubCommand } from './useclubcommand.ts';

const { history: words } = clubTexts;
const PAGE = 50;

const told = (what: string) => <Raised text={withCapital(what)} />;

/** All that was done in the club, the last first; most of it can be taken back. */
export function ClubHistory() {
  const { club } = useClub();
  const [page, setPage] = useState(0);
  const { data, error, isOlder } = useClubHistory(club.id, page * PAGE, PAGE);
  const command = useClubCommand();
  return (
    <>
      <h1>{words.title}</h1>
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      <AwaitedView {...{ data, error }} />
      {data && (
        <div className={layout.answer} aria-busy={isOlder}>
          <Table
            look="tight"
            hasCards
            rows={inDays(data.lines)}
            keyOf={({ sequence }) => sequence}
            markOf={({ isUndone }) => (isUndone ? 'soft' : undefined)}
            columns={[
              { heading: words.columns.when, kind: 'brief', cell: ({ at }) => timeOfDay(at) },
              {
                ...{ heading: words.columns.what, card: 'whole' },
                cell: ({ what, why, isUndone }) => (
                  <>
                    {isUndone ? <s>{told(what)}</s> : told(what)} {isUndone && <Badge>{words.undone}</Badge>}
                    {why !== undefined && (
                      <Note>
                        <Raised text={words.why(why)} />
                      </Note>
                    )}
                  </>
                ),
              },
              { heading: words.columns.who, kind: 'aside', cell: ({ who }) => who },
              {
                ...{ heading: '', kind: 'action' },
                cell: ({ what, event, undoing }) => (
                  <>
                    {event !== undefined && (
                      <Button
                        look="quiet"
                        disabled={command.isBusy}
                        aria-label={words.undoOf(what)}
                        onClick={() => command.ask('undo', { event }, clubTexts.undone)}
                      >
                        {words.undo}
                      </Button>
                    )}
                    {undoing !== undefined && (
                      <Button
                        look="quiet"
                        disabled={command.isBusy}
                        aria-label={words.restoreOf(what)}
                        onClick={() => command.ask('redo', { event: undoing }, clubTexts.restored)}
                      >
                        {words.restore}
                      </Button>
                    )}
                  </>
                ),
              },
            ]}
          />
        </div>
      )}
      {data && data.count > PAGE && (
        <div className={layout.row3}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words.newer}
          </Button>
          <Button disabled={(page + 1) * PAGE >= data.count} onClick={() => setPage(page + 1)}>
            {words.older}
          </Button>
        </div>
      )}
    </>
  );
}

/** Under the title of their day, which stands once. */
const inDays = (lines: readonly ClubLine[]): readonly (ClubLine | Title)[] =>
  lines.flatMap((line, at) => {
    const day = longDay(dayOf(line.at));
    const isSameDay = at > 0 && day === longDay(dayOf(lines[at - 1].at));
    return isSameDay ? [line] : [{ key: day, heads: <Raised text={day} /> }, line];
  });
