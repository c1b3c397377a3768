import type { AnswerOf } from '@raccord/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, Button, Dialog, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { AddressCard } from './AddressCard.tsx';
import type { SittingView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.run;
const { columns } = words;

type Participant = SittingView['participants'][number];

/** Who sits it, where each one is, and what those who have finished are worth. */
export function Participants({ sitting }: { readonly sitting: SittingView }) {
  const { kind, stage, count } = sitting;
  const [moving, setMoving] = useState<Participant>();
  const isExam = kind === 'exam';
  const shown = [...sitting.participants].sort((a, b) =>
    isExam ? (b.mark?.right ?? -1) - (a.mark?.right ?? -1) : (a.topping?.rank ?? 0) - (b.topping?.rank ?? 0),
  );
  return (
    <Panel className={layout.stack2}>
      <h2>
        {words.participants} <Badge>{shown.length}</Badge>
      </h2>
      {shown.length === 0 ? (
        <p className={layout.soft}>{words.nobody}</p>
      ) : (
        <div className={styles.scrolled}>
          <table className={styles.table}>
            <thead>
              <tr>
                {!isExam && <th className={styles.figure}>{columns.rank}</th>}
                <th>{columns.name}</th>
                <th className={styles.state}>{columns.state}</th>
                <th className={styles.figure}>{isExam ? columns.mark : columns.time}</th>
                <th className={styles.figure}>{isExam ? columns.reasons : columns.found}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map((own) => (
                <tr key={own.id}>
                  {!isExam && <td className={styles.figure}>{stage === 'waiting' ? '' : own.topping?.rank}</td>}
                  <th scope="row">
                    <Link href={`/seances/${sitting.id}/${own.id}`}>{own.name}</Link>
                  </th>
                  <td className={styles.state}>
                    <State {...{ own, sitting }} />
                  </td>
                  <td className={styles.figure}>
                    {isExam
                      ? own.mark && words.mark(own.mark.right, count)
                      : own.topping && own.topping.done > 0 && sittingTexts.time(own.topping.time)}
                  </td>
                  <td className={styles.figure}>{isExam ? own.mark?.reasonsRight : own.topping?.found}</td>
                  <td className={styles.figure}>
                    {stage !== 'closed' && (
                      <Button look="quiet" aria-label={words.otherPhoneOf(own.name)} onClick={() => setMoving(own)}>
                        {words.otherPhone}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {moving && <OtherPhone sitting={sitting.id} own={moving} onClose={() => setMoving(undefined)} />}
    </Panel>
  );
}

function State({ own, sitting: { kind, stage, count } }: { readonly own: Participant; readonly sitting: SittingView }) {
  if (stage === 'waiting') return words.seated;
  const progress =
    kind === 'exam' ? words.at(own.answered, count, own.last) : words.drawsDone(own.topping?.done ?? 0, count);
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
