import type { BodyOf, FaultCode } from '@raccord/contract';
import { fileNameOf } from '@raccord/files';
import type { Answer } from '@raccord/school';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toString as drawQr } from 'qrcode';
import { makeSeatCookie } from '../../access/cookie.ts';
import type { Station } from '../../access/station.ts';
import { derivedId, hashToken, newId, newToken } from '../../access/tokens.ts';
import { answer, close, finish, join, playTopping, remove, start } from '../../sittings/decide.ts';
import { resultsCsv } from '../../sittings/results.ts';
import type { Sitting } from '../../sittings/sitting.ts';
import type { Sittings } from '../../sittings/sittings.ts';
import { holderOf, type Participant, sittingStage, type ToppingAct } from '../../sittings/state.ts';
import { seatView, sheetView, sittingSummaryOf, sittingView } from '../../sittings/views.ts';
import { callerOf } from '../addresses.ts';
import { ApiFault } from '../faults.ts';
import { takeOne } from '../guards.ts';
import { found, type Handlers, type Services } from '../handling.ts';
import { attachmentOf } from '../headers.ts';
import { bucketOf } from '../limits.ts';
import { clubFor, homeIn } from './forclub.ts';

type MakerNames =
  | 'listSittings'
  | 'makeSitting'
  | 'readSitting'
  | 'startSitting'
  | 'closeSitting'
  | 'removeSitting'
  | 'readParticipant'
  | 'removeParticipant'
  | 'linkSeat'
  | 'makeSittingResults';

const refused = (code: FaultCode | undefined): void => {
  if (code !== undefined) throw new ApiFault(code);
};

const seatAddress = (base: string, sitting: string): string => `${base}/seance/${sitting}`;

/** A sitting of his installation or of his club: those of another one are not there. */
export async function sittingFor(sittings: Sittings, id: string, { club }: Station): Promise<Sitting> {
  const sitting = await sittings.open(id);
  if (!sitting || (club !== undefined && sitting.club !== club)) throw new ApiFault('unknown-sitting');
  return sitting;
}

/** What somebody does with the sittings that he prepared. */
export const sittingHandlers = (services: Services): Handlers<MakerNames> => {
  const { sittings, baseFor } = services;
  const find = (id: string, station: Station) => sittingFor(sittings, id, station);
  const linkTo = async (url: string) => ({ url, qr: await drawQr(url, { type: 'svg', margin: 2 }) });

  return {
    listSittings: async ({ station }) => ({ sittings: await sittings.list(station.club) }),

    makeSitting: async ({ body, station }) => {
      const { club: named, ...order } = body;
      const made = await sittings.make(station.link, order, homeIn(services, await clubFor(services, station, named)));
      if (made.ok) return sittingSummaryOf(made.value);
      const { code, text } = made.fault;
      throw code === 'unknown-lexicon' ? new ApiFault(code) : new ApiFault(code, text);
    },

    readSitting: async ({ params, station, request }) => {
      const sitting = await find(params.sitting, station);
      return sittingView(sitting, await linkTo(seatAddress(baseFor(request), sitting.id)));
    },

    startSitting: async ({ params, station }) => {
      const sitting = await find(params.sitting, station);
      refused(await sitting.submit('start', start));
      return sittingSummaryOf(sitting);
    },

    closeSitting: async ({ params, station }) => {
      const sitting = await find(params.sitting, station);
      refused(await sitting.submit('close', close));
      return sittingSummaryOf(sitting);
    },

    removeSitting: async ({ params, station }) => {
      const sitting = await sittings.open(params.sitting);
      // Asked again, it is gone already.
      if (sitting) await sittings.remove((await find(params.sitting, station)).id);
      return undefined;
    },

    readParticipant: async ({ params, station }) => {
      const sitting = await find(params.sitting, station);
      return sheetView(sitting, found(sitting.state.participants.get(params.participant)));
    },

    removeParticipant: async ({ params: { sitting: id, participant }, station }) => {
      const sitting = await find(id, station);
      refused(await sitting.submit(newId(), (state) => remove(state, participant)));
      return undefined;
    },

    linkSeat: async ({ params: { sitting: id, participant }, station, request }) => {
      const sitting = await find(id, station);
      found(sitting.state.participants.get(participant));
      const token = newToken();
      const readmitted = { type: 'readmitted', participant, tokenHash: hashToken(token) } as const;
      refused(
        await sitting.submit(newId(), ({ participants }) =>
          participants.has(participant) ? readmitted : { refusal: 'not-found' },
        ),
      );
      return linkTo(`${seatAddress(baseFor(request), sitting.id)}/${token}`);
    },

    makeSittingResults: async ({ params, station, reply }) => {
      const sitting = await find(params.sitting, station);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', attachmentOf(fileNameOf(sitting.name, 'csv')));
      return Buffer.from(resultsCsv(sitting));
    },
  };
};

type SeatNames =
  | 'knockAtSitting'
  | 'joinSitting'
  | 'resumeSeat'
  | 'readSeat'
  | 'readPaper'
  | 'answerSlip'
  | 'finishExam'
  | 'playTopping'
  | 'readOwnSheet';

/** Who asks, at his place. */
export function seatOf({ seat }: FastifyRequest): { readonly sitting: Sitting; readonly own: Participant } {
  const own = seat?.sitting.state.participants.get(seat.participant);
  if (!seat || !own) throw new ApiFault('no-session');
  return { sitting: seat.sitting, own };
}

/** Somebody does something under an id of his: done once, however often it is sent. */
async function act(
  request: FastifyRequest,
  id: string,
  decide: (own: Participant, ...given: Parameters<Parameters<Sitting['submit']>[1]>) => ReturnType<typeof start>,
) {
  const { sitting, own } = seatOf(request);
  const entry = `${own.id}/${id}`;
  refused(
    await sitting.submit(entry, (state, at) => {
      const now = state.participants.get(own.id);
      if (!now) return { refusal: 'no-session' };
      return now.ids.has(entry) ? 'nothing' : decide(now, state, at);
    }),
  );
  return seatView(sitting, seatOf(request).own);
}

const toppingActOf = (body: BodyOf<'playTopping'>): ToppingAct =>
  body.act === 'propose' ? { kind: body.act, word: body.word, reference: body.reference } : { kind: body.act };

/** What those do who sit it. */
export const seatHandlers = ({ sittings, entries, failedEntries }: Services): Handlers<SeatNames> => {
  /** The sitting of a link; a good one is never kept waiting by those that are not. */
  const enter = async (id: string, way: string, request: FastifyRequest, reply: FastifyReply): Promise<Sitting> => {
    const sitting = await sittings.open(id);
    if (sitting) takeOne(entries, `${id} ${way}`, reply);
    else takeOne(failedEntries, bucketOf(callerOf(request)), reply);
    if (!sitting) throw new ApiFault('unknown-sitting');
    return sitting;
  };
  const seated = (sitting: Sitting, own: Participant, token: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('set-cookie', makeSeatCookie(sitting.id, token, request.protocol === 'https'));
    return seatView(sitting, own);
  };

  return {
    knockAtSitting: async ({ params, request, reply }) => {
      const sitting = await enter(params.sitting, 'knock', request, reply);
      const { name, material, state } = sitting;
      const own = request.seat && state.participants.get(request.seat.participant);
      return { name, kind: material.kind, stage: sittingStage(state), ...(own ? { seated: own.name } : {}) };
    },

    joinSitting: async ({ params, body, request, reply }) => {
      const sitting = await enter(params.sitting, 'join', request, reply);
      const token = newToken();
      const participant = derivedId(sitting.id, body.id);
      const joining = { type: 'joined', participant, name: body.name, tokenHash: hashToken(token) } as const;
      refused(await sitting.submit(newId(), (state) => join(state, joining)));
      return seated(sitting, found(sitting.state.participants.get(participant)), token, request, reply);
    },

    resumeSeat: async ({ params, body: { token }, request, reply }) => {
      const sitting = await enter(params.sitting, 'resume', request, reply);
      const own = holderOf(sitting.state, hashToken(token));
      if (own) return seated(sitting, own, token, request, reply);
      takeOne(failedEntries, bucketOf(callerOf(request)), reply);
      throw new ApiFault('link-unknown');
    },

    readSeat: ({ request }) => {
      const { sitting, own } = seatOf(request);
      return seatView(sitting, own);
    },

    readPaper: ({ request }) => {
      const { material, state } = seatOf(request).sitting;
      if (material.kind !== 'exam') throw new ApiFault('not-found');
      if (state.startedAt === undefined) throw new ApiFault('sitting-not-started');
      const slips = material.exercises.map(({ position, slip }) => ({ position, slip }));
      return { edition: material.edition, slips };
    },

    answerSlip: ({ request, body: { id, slip, ...given } }) =>
      act(request, id, (own, state, at) => {
        const { material } = seatOf(request).sitting;
        if (material.kind !== 'exam') return { refusal: 'not-found' };
        return answer(material, state, own, { slip: slip - 1, answer: given as Answer }, at);
      }),

    finishExam: ({ request, body: { id } }) =>
      act(request, id, (own, state) => {
        const { material } = seatOf(request).sitting;
        return material.kind === 'exam' ? finish(state, own) : { refusal: 'not-found' };
      }),

    playTopping: ({ request, body }) =>
      act(request, body.id, (own, state, at) => {
        const { material } = seatOf(request).sitting;
        if (material.kind !== 'topping') return { refusal: 'not-found' };
        return playTopping(material, state, own, { draw: body.draw, act: toppingActOf(body) }, at);
      }),

    readOwnSheet: ({ request }) => {
      const { sitting, own } = seatOf(request);
      if (sitting.state.closedAt === undefined) throw new ApiFault('results-later');
      return sheetView(sitting, own);
    },
  };
};
