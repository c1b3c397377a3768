import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { LONG_ROUTES, WORK_TYPE, type WorkLine, type WorkProgress } from '@raccord/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Work, WorkCancelled } from '../work.ts';
import { apiFaultOf } from './faults.ts';

/** Does whoever asks read how far it is? */
export const isFollowed = (name: string, { headers }: FastifyRequest): boolean =>
  LONG_ROUTES.has(name) && headers.accept === WORK_TYPE;

/** What a handler says of its answer before it gives it: it goes out after what was told of the work. */
class HeldReply implements Pick<FastifyReply, 'raw'> {
  readonly held: Record<string, string> = {};
  /** Tells who leaves. */
  readonly raw: FastifyReply['raw'];

  constructor({ raw }: FastifyReply) {
    this.raw = raw;
  }

  type(type: string): this {
    return this.header('content-type', type);
  }

  header(name: string, value: string): this {
    this.held[name] = value;
    return this;
  }

  headers(values: Readonly<Record<string, string>>): this {
    Object.assign(this.held, values);
    return this;
  }
}

/** How far a work is, the last word of it alone; and whether it is still wanted. */
class FollowedWork implements Work {
  #told: WorkProgress | undefined;
  #isCancelled = false;
  #wake: () => void = () => undefined;

  async tell(done: number, total: number): Promise<void> {
    this.#told = { done, total };
    this.#wake();
    await breathe();
    if (this.#isCancelled) throw new WorkCancelled();
  }

  cancel(): void {
    this.#isCancelled = true;
  }

  take(): WorkProgress | undefined {
    const told = this.#told;
    this.#told = undefined;
    return told;
  }

  /** Until something is told. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.#told) resolve();
    });
  }
}

type Run = (work: Work, reply: FastifyReply) => Promise<unknown>;

/** Answers with how far the work is, then with what a plain answer would be. */
export function sendWork(request: FastifyRequest, reply: FastifyReply, run: Run): FastifyReply {
  const work = new FollowedWork();
  reply.raw.once('close', () => work.cancel());
  const frames = Readable.from(framesOf(request, new HeldReply(reply), work, run), { objectMode: false });
  return reply.type(WORK_TYPE).header('cache-control', 'no-store').send(frames);
}

interface HeldAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
}

async function* framesOf(
  request: FastifyRequest,
  held: HeldReply,
  work: FollowedWork,
  run: Run,
): AsyncGenerator<Uint8Array> {
  let answer: HeldAnswer | undefined;
  const asked = run(work, held as unknown as FastifyReply)
    .then(
      (given) => answerOf(given, held),
      (error: unknown) => refusalOf(error, request),
    )
    .then((given) => {
      answer = given;
    });
  while (!answer) {
    await Promise.race([work.changed(), asked]);
    const told = work.take();
    if (told) yield line(told);
  }
  yield line({ status: answer.status, headers: answer.headers });
  for await (const piece of answer.content) {
    const bytes = Buffer.from(piece);
    yield line({ bytes: bytes.length });
    yield bytes;
    const told = work.take();
    if (told) yield line(told);
  }
  yield line({ isWhole: true });
}

const line = (said: WorkLine): Buffer => Buffer.from(`${JSON.stringify(said)}\n`);

function answerOf(given: unknown, { held }: HeldReply): HeldAnswer {
  if (given === undefined) return { status: 204, headers: held, content: [] };
  if (given instanceof Readable) return { status: 200, headers: held, content: given };
  if (typeof given === 'string' || given instanceof Uint8Array) return { status: 200, headers: held, content: [given] };
  return { status: 200, headers: { 'content-type': JSON_TYPE, ...held }, content: [JSON.stringify(given)] };
}

const JSON_TYPE = 'application/json; charset=utf-8';

function refusalOf(error: unknown, request: FastifyRequest): HeldAnswer {
  const fault = apiFaultOf(error);
  if (fault.status >= 500 && !(error instanceof WorkCancelled)) request.log.error({ err: error }, fault.code);
  return { status: fault.status, headers: { 'content-type': JSON_TYPE }, content: [JSON.stringify(fault.answer)] };
}
