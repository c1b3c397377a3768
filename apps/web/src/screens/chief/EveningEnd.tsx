import { isRehearsal, type SentEveningCommand } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api, inReason } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';
import { useSending } from '../../server/usesending.ts';
import { clubTexts } from '../../texts/club.ts';
import { gameEndTexts } from '../../texts/gameend.ts';
import { texts } from '../../texts/index.ts';
import {
  asMember,
  candidatesOf,
  type Identity,
  identityOf,
  type PlayerToIdentify,
  playerKeyOf,
  toIdentify,
} from '../club/identity.ts';
import { PlayersIdentified } from '../club/PlayersIdentified.tsx';
import { ProvisionalQuestion } from '../club/ProvisionalQuestion.tsx';
import { useConduct } from './useconduct.ts';
import { isEveningCounted, type OwnEvening, useOwnEvening } from './useownevening.ts';

const { ownEvening: words, evening } = clubTexts;

/** What is asked, whatever the id it is sent with. */
type EveningCommand = SentEveningCommand extends infer Sent
  ? Sent extends { id: string }
    ? Omit<Sent, 'id'>
    : never
  : never;

/** Once the games of an evening of a club are over: whether the seasons have it, and who its players are. */
export function EveningEnd() {
  const { step } = useConduct();
  const { tournament } = useTournament();
  const { own, isNone } = useOwnEvening(true);
  const [isOpen, setOpen] = useState(false);
  if (isNone && step.kind === 'plan' && !isRehearsal(tournament)) return <Kept />;
  if (!own) return null;
  const isCounted = isEveningCounted(own);
  // What comes next is to close it.
  const isNext = step.kind === 'plan' && !isCounted;
  return (
    <section className={layout.stack1} aria-label={words.title}>
      {own.isClosed && <p className={layout.soft}>{isCounted ? countedText(own) : words.isBehind}</p>}
      {!isNext && (
        <Button onClick={() => setOpen(true)}>
          {isCounted ? words.show : own.isClosed ? words.closeAgain : words.close}
        </Button>
      )}
      {isOpen && <EveningDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Nothing is left to do of a tournament that no club counts. */
const Kept = () => (
  <Notice kind="good">
    {gameEndTexts.kept} <Link href="/">{texts.common.backHome}</Link>
  </Notice>
);

/** Who the players are, and the closing of the evening for the season. */
export function EveningDialog({ onClose }: { onClose(): void }) {
  const { own } = useOwnEvening(true);
  return (
    <Dialog title={words.title} onClose={onClose}>
      {own && <ClosingForm own={own} />}
    </Dialog>
  );
}

const countedText = ({ provisional }: OwnEvening): string =>
  provisional === undefined ? words.isClosed : words.isProvisional;

function ClosingForm({ own }: { readonly own: OwnEvening }) {
  const { players, candidates, isClosed, stillOpen } = own;
  const [said, say] = useState<Readonly<Record<string, Identity>>>({});
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const closing = useClosing();
  const identify = (player: PlayerToIdentify): Identity => said[playerKeyOf(player)] ?? identityOf(player);
  const doubtful = players.filter((player) => identify(player) === '').length;
  const isCounted = isEveningCounted(own);
  const nameOf = (id: string): string => candidates.find((one) => one.id === id)?.name ?? id;
  const save = async (): Promise<void> => {
    const accepted = stillOpen === undefined ? {} : { provisional: stillOpen };
    const isDone = await closing.save(toIdentify(players, identify), isCounted ? undefined : accepted);
    if (isDone) say({});
    setSaved(isDone && isCounted);
    // It was disabled meanwhile, and had lost the focus.
    main.current?.focus();
  };
  return (
    <div className={layout.stack3}>
      <p className={layout.soft}>{words.hint}</p>
      {doubtful > 0 && <Notice kind="warn">{evening.doubtful(doubtful)}</Notice>}
      <PlayersIdentified
        {...{ players, identify }}
        optionsFor={(player) => [
          ...candidatesOf(player).map((id) => ({ value: asMember(id), label: nameOf(id) })),
          { value: 'visitor', label: evening.visitor },
        ]}
        onIdentify={(player, identity) => {
          say({ ...said, [playerKeyOf(player)]: identity });
          setSaved(false);
        }}
      />
      {closing.fault && <Notice kind="bad">{closing.fault.text}</Notice>}
      {closing.done && (
        <Notice kind="good">
          {isSaved ? evening.saved : words.done} <Button onClick={closing.takeBack}>{words.takeBack}</Button>
        </Notice>
      )}
      {isSaved && !closing.done && <Notice kind="good">{evening.saved}</Notice>}
      <Button
        ref={main}
        look="main"
        disabled={closing.isBusy || doubtful > 0}
        onClick={() => (stillOpen === undefined || isCounted ? save() : setAsking(true))}
      >
        {isCounted ? evening.save : isClosed ? words.closeAgain : words.close}
      </Button>
      {isAsking && stillOpen !== undefined && (
        <ProvisionalQuestion why={stillOpen} onClose={() => setAsking(false)} onAccept={() => void save()} />
      )}
    </div>
  );
}

/** Everybody is said to be who he is, then the evening is closed. */
function useClosing() {
  const { tournament } = useTournament();
  const queries = useQueryClient();
  const { send, isBusy, fault } = useSending();
  const [done, setDone] = useState<string>();
  const ask = (command: EveningCommand) =>
    send(['evening', tournament], command, (id) =>
      api.sendEveningCommand({ params: { tournament }, body: { id, ...command } }, inReason()),
    );
  const save = async (
    players: ReturnType<typeof toIdentify>,
    closing: { readonly provisional?: string } | undefined,
  ): Promise<boolean> => {
    const isSaid = players.length === 0 || (await ask({ type: 'identify-players', data: { players } })).ok;
    const closed = isSaid && closing ? await ask({ type: 'close-evening', data: closing }) : undefined;
    if (closed?.ok) setDone(closed.value.id);
    await queries.invalidateQueries({ queryKey: ['own-evening', tournament] });
    return isSaid && (!closing || closed?.ok === true);
  };
  const takeBack = async (): Promise<void> => {
    if (done === undefined) return;
    if ((await ask({ type: 'undo', data: { event: done } })).ok) setDone(undefined);
    await queries.invalidateQueries({ queryKey: ['own-evening', tournament] });
  };
  return { save, takeBack, done, isBusy, fault };
}
