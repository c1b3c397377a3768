import type { AnswerOf } from '@raccord/contract';
import { byMark } from '@raccord/school';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, Button, Dialog, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { type Column, Table } from '../../design/Table.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { AddressCard } from './AddressCard.tsx';
import type { SittingView } from './queries.ts';

const words = sittingTexts.run;
const { columns } = words;

type Participant = SittingView['participants'][number];

/** Who sits it, where each one is, and what those who have finished are worth. */
export function Participants({ sitting }: { readonly sitting: SittingView }) {
  const { kind, stage, passPercent } = sitting;
  const [moving, setMoving] = useState<Participant>();
  const isExam = kind === 'exam';
  const isMarked = isExam && stage === 'closed';
  const shown = sitting.participants.toSorted((a, b) =>
    isMarked ? byMark(a.mark, b.mark) : (a.topping?.rank ?? 0) - (b.topping?.rank ?? 0),
  );
  return (
    <Panel className={layout.stack2}>
      <h2 className={layout.row2}>
        {words.participants} <Badge>{shown.length}</Badge>
      </h2>
      {shown.length === 0 ? (
        <p className={layout.soft}>{words.nobody}</p>
      ) : (
        <Table
          hasCards
          label={words.participants}
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            ...(isExam
              ? []
              : [
                  {
                    ...({ heading: columns.rank, kind: 'figure', card: 'titled' } as const),
                    cell: ({ topping }: Participant) => topping && topping.done > 0 && topping.rank,
                  },
                ]),
            {
              ...{ heading: columns.name, kind: 'name', card: 'whole' },
              cell: ({ id, name }) => <Link href={`/seances/${sitting.id}/${id}`}>{name}</Link>,
            },
            {
              ...{ heading: columns.state, kind: 'brief', room: isMarked ? 'middle' : 'narrow' },
              cell: (own) => <State {...{ own, sitting }} />,
            },
            ...(isMarked ? marksOf(passPercent !== undefined) : isExam ? [] : TOPPING),
            {
              ...{ heading: '', kind: 'action' },
              cell: (own) =>
                stage !== 'closed' && (
                  <Button look="quiet" aria-label={words.otherPhoneOf(own.name)} onClick={() => setMoving(own)}>
                    {words.otherPhone}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {moving && <OtherPhone sitting={sitting.id} own={moving} onClose={() => setMoving(undefined)} />}
    </Panel>
  );
}

/** What an exam is worth to each: once it is closed, since its page may be on the screen of the hall until then. */
const marksOf = (isPassable: boolean): readonly Column<Participant>[] => [
  {
    ...{ heading: columns.mark, kind: 'figure', card: 'titled' },
    cell: ({ mark }) => mark && words.mark(mark.right, mark.count),
  },
  {
    ...{ heading: columns.reasons, kind: 'figure', card: 'titled' },
    cell: ({ mark }) => mark && words.mark(mark.reasonsRight, mark.reasons),
  },
  ...(isPassable ? [PASSED] : []),
];

const PASSED: Column<Participant> = {
  ...{ heading: columns.result, kind: 'brief' },
  cell: ({ mark }) =>
    mark?.isPassed !== undefined && (
      <Badge kind={mark.isPassed ? 'good' : 'bad'}>{sittingTexts.passed(mark.isPassed)}</Badge>
    ),
};

const TOPPING: readonly Column<Participant>[] = [
  {
    ...{ heading: columns.time, kind: 'figure', card: 'titled' },
    cell: ({ topping }) => topping && topping.done > 0 && sittingTexts.time(topping.time),
  },
  {
    heading: columns.found,
    kind: 'figure',
    card: 'titled',
    cell: ({ topping }) => topping && topping.done > 0 && topping.found,
  },
];

function State({ own, sitting: { kind, stage, count } }: { readonly own: Participant; readonly sitting: SittingView }) {
  if (stage === 'waiting') return words.seated;
  const progress =
    kind === 'exam'
      ? words.at(own.answered, count, stage === 'closed' ? undefined : own.last)
      : words.drawsDone(own.topping?.done ?? 0, count);
  return (
    <span>
      {own.isFinished && <Badge kind="good">{words.finished}</Badge>}{' '}
      {(!own.isFinished || kind === 'exam') && <span>{progress}</span>}
    </span>
  );
}

interface OtherPhoneProps {
  readonly sitting: string;
  readonly own: Participant;
  onClose(): void;
}

/** A way back in for somebody whose phone is dead; made when it is asked for, since it ends the one before. */
function OtherPhone({ sitting, own, onClose }: OtherPhoneProps) {
  const [link, setLink] = useState<AnswerOf<'linkSeat'>>();
  const { send, fault } = useSending();
  const make = async (): Promise<void> => {
    const params = { sitting, participant: own.id };
    const made = await send(['linkSeat', params], undefined, () => api.linkSeat({ params, body: {} }));
    if (made.ok) setLink(made.value);
  };
  return (
    <Dialog title={words.otherPhoneOf(own.name)} onClose={onClose}>
      <div className={layout.stack3}>
        <p>{words.otherPhoneHint}</p>
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        {link ? (
          <AddressCard {...link} />
        ) : (
          <p>
            <Button look="main" onClick={make}>
              {words.otherPhoneAction}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
