import type { CommandOutbox } from '../server/commandoutbox.ts';
import type { StandingOver } from '../server/standing.ts';
import { texts } from '../texts/index.ts';
import { Message } from './Message.tsx';

const { connection: words } = texts;

/** The page of a station that this browser holds no more: why, what to do, and what is kept here meanwhile. */
export function SessionOver({
  over,
  outbox,
}: {
  readonly over: StandingOver;
  readonly outbox: CommandOutbox | undefined;
}) {
  const unsent = outbox?.waiting.filter(({ refusal }) => refusal === undefined).length ?? 0;
  return (
    <Message
      hint={unsent > 0 ? (outbox?.isKept ? words.kept : words.lost)(unsent) : undefined}
      action={over.isElsewhere ? <a href="/">{words.goThere}</a> : undefined}
    >
      {over.text}
    </Message>
  );
}
