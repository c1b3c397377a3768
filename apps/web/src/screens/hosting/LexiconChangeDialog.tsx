import { lexiconInForce } from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { dayOf } from '@raccord/french';
import { describeChangedTops } from '@raccord/tournament';
import { useState } from 'react';
import { Button, Dialog, Notice, Select } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { Raised } from '../../design/Raised.tsx';
import { Table } from '../../design/Table.tsx';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { useDownload } from '../../documents/usedownload.ts';
import { useWork } from '../../server/usework.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { typesetTexts } from '../../texts/typeset.ts';

const { change: words } = hostingTexts;

type Change = AnswerOf<'compareLexicons'>;
type Top = Change['tops'][number];

interface Props extends AnswerOf<'listLexicons'> {
  readonly club: string;
  onClose(): void;
}

/** What changes from one dictionary of a club to another, on screen and as a PDF. */
export function LexiconChangeDialog({ club, lexicons, adopted, onClose }: Props) {
  const [pair, setPair] = useState(() => likelyPair(lexicons, adopted));
  const [change, setChange] = useState<Change>();
  const [fault, setFault] = useState<string>();
  const work = useWork();
  const download = useDownload();
  const asked = { params: { club }, query: pair };
  const options = lexicons.map(({ hash, name }) => ({ value: hash, label: name }));
  const choose = (part: Partial<typeof pair>): void => {
    setPair({ ...pair, ...part });
    setChange(undefined);
  };
  const compare = async (): Promise<void> => {
    setChange(undefined);
    const answer = await work.ask((server) => server.compareLexicons(asked));
    setFault(answer.ok || answer.fault.code === 'cancelled' ? undefined : answer.fault.text);
    if (answer.ok) setChange(answer.value);
  };
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      <div className={layout.stack4}>
        <Form
          className={layout.stack3}
          confirm={words.compare}
          isReady={pair.before !== pair.after && !work.isRunning}
          missing={pair.before === pair.after ? words.same : undefined}
          onConfirm={compare}
        >
          <div className={layout.panels}>
            <Select
              label={words.before}
              options={options}
              value={pair.before}
              onChange={(before) => choose({ before })}
            />
            <Select label={words.after} options={options} value={pair.after} onChange={(after) => choose({ after })} />
          </div>
        </Form>
        <Progress work={work} label={words.busy} />
        {fault !== undefined && <Notice kind="bad">{fault}</Notice>}
        {change && (
          <>
            <div className={layout.row2}>
              <Button
                disabled={download.received !== undefined}
                onClick={() => void download.start('makeLexiconChange', asked)}
              >
                {words.pdf}
              </Button>
              <DownloadState download={download} />
            </div>
            <ChangeShown change={change} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** From the one in force today to the one that comes after it; else to the last one that was brought. */
function likelyPair(lexicons: Props['lexicons'], adopted: Props['adopted']) {
  const inForce = lexiconInForce(adopted, dayOf(Date.now()));
  const next = adopted
    .filter(({ from }) => from > (inForce?.from ?? ''))
    .sort((a, b) => a.from.localeCompare(b.from))[0];
  const earlier =
    inForce &&
    lexiconInForce(
      adopted.filter(({ from }) => from < inForce.from),
      inForce.from,
    );
  const free = lexicons[0]?.hash ?? '';
  if (next) return { before: inForce?.hash ?? free, after: next.hash };
  if (inForce) return { before: earlier?.hash ?? free, after: inForce.hash };
  return { before: free, after: lexicons.at(-1)?.hash ?? free };
}

function ChangeShown({ change }: { readonly change: Change }) {
  const { before, after, added, removed, tops } = change;
  return (
    <>
      <p>{words.sizes(before, after)}</p>
      <p>{typesetTexts(describeChangedTops(change))}</p>
      {tops.length > 0 && <Table label={words.tops} rows={tops} keyOf={keyOf} columns={TOPS} look="tight" hasCards />}
      <Words title={words.added(added.count)} {...added} />
      <Words title={words.removed(removed.count)} {...removed} />
    </>
  );
}

const keyOf = ({ date, title, game, turn }: Top): string => `${date} ${title} ${game} ${turn}`;
const told = (top: Top['before']): string => (top ? words.top(top) : words.nothing);

const TOPS = [
  { heading: words.columns.day, kind: 'brief', cell: ({ date }: Top) => <Raised text={words.day(date)} /> },
  { heading: words.columns.turn, kind: 'name', cell: ({ title, game, turn }: Top) => words.turn(title, game, turn) },
  { heading: words.columns.draw, kind: 'brief', cell: ({ draw }: Top) => draw },
  { heading: words.columns.before, card: 'titled', cell: (top: Top) => told(top.before) },
  { heading: words.columns.after, card: 'titled', cell: (top: Top) => told(top.after) },
] as const;

/** The shortest first: those one learns first. */
function Words({ title, count, words: some }: Change['added'] & { readonly title: string }) {
  const lengths = [...new Set(some.map(({ length }) => length))].sort((a, b) => a - b);
  return (
    <section className={layout.stack2}>
      <h3>{title}</h3>
      {lengths.map((length) => {
        const same = some.filter((word) => word.length === length);
        return (
          <details key={length} open={same.length <= 100}>
            <summary>{words.ofLength(length, same.length)}</summary>
            <p>{same.join(' ')}</p>
          </details>
        );
      })}
      {some.length < count && <p className={layout.soft}>{words.others(count - some.length)}</p>}
    </section>
  );
}
