import type { BodyOf, FaultCode } from '@raccord/contract';
import {
  type Answer,
  holderOf,
  joinExtracts,
  type Participant,
  type SittingActor,
  type SittingCommandBody,
  type SittingRefusalCode,
  sittingStage,
  type ToppingAct,
} from '@raccord/school';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeSeatCookie } from '../../access/cookie.ts';
import type { Station } from '../../access/station.ts';
import { derivedId, hashToken, newId, newToken } from '../../access/tokens.ts';
import { printedForClub } from '../../club/files.ts';
import { sittingsFull } from '../../club/quotas.ts';
import { resultsCsv } from '../../sittings/results.ts';
import type { Sitting } from '../../sittings/sitting.ts';
import type { Sittings } from '../../sittings/sittings.ts';
import { keyView, printedSitting, seatView, sheetView, sittingSummaryOf, sittingView } from '../../sittings/views.ts';
import { isStreamGone } from '../../store/store.ts';
import { callerOf } from '../addresses.ts';
import { ApiFault } from '../faults.ts';
import { takeOne } from '../guards.ts';
import { askerAt, found, type Handlers, leavingOf, type Services } from '../handling.ts';
import { handOut } from '../handout.ts';
import { bucketOf } from '../limits.ts';
import { qrSvg } from '../qr.ts';
import { clubFor, homeIn } from './forclub.ts';

type MakerNames =
  | 'listSittings'
  | 'makeSitting'
  | 'readSitting'
  | 'startSitting'
  | 'closeSitting'
  | 'neutraliseSlip'
  | 'answerContest'
  | 'removeSitting'
  | 'readSittingKey'
  | 'readParticipant'
  | 'removeParticipant'
  | 'linkSeat'
  | 'makeSittingResults'
  | 'makeSittingPaper';

/** What is told of a refusal; nothing of what came too late for a draw, or was done already: the answer shows how things stand. */
function faultOf(code: SittingRefusalCode): FaultCode | undefined {
  switch (code) {
    case 'not-seated':
      return 'no-session';
    case 'not-in-sitting':
      return 'not-found';
    case 'draw-over':
    case 'sitting-started':
      return undefined;
    default:
      return code;
  }
}

/** Has something happen in a sitting under an id: done once, however often it is sent. */
async function tell(sitting: Sitting, id: string, body: SittingCommandBody, actor: SittingActor): Promise<void> {
  const answer = await sitting.submit(id, body, actor).catch((fault) => {
    throw isStreamGone(fault) ? new ApiFault('unknown-sitting') : fault;
  });
  const fault = answer.ok ? undefined : faultOf(answer.fault.code);
  if (fault !== undefined) throw new ApiFault(fault);
}

const PAPER_NAMES = { results: 'résultats', certificates: 'attestations' } as const;

const makerAt = ({ label }: Station): SittingActor => ({ role: 'maker', name: label });

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
  const linkTo = async (url: string) => ({ url, qr: await qrSvg(url) });

  return {
    listSittings: async ({ station }) => ({ sittings: await sittings.list(station.club) }),

    makeSitting: async ({ body, station, reply }) => {
      const { club: named, ...order } = body;
      const club = await clubFor(services, station, named);
      const full = sittingsFull(club.sittings, club.quotas.sittings);
      const made = await sittings.make(station.link, order, homeIn(services, club), full, leavingOf(reply));
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
      await tell(sitting, 'start', { type: 'start', data: {} }, makerAt(station));
      return sittingSummaryOf(sitting);
    },

    closeSitting: async ({ params, station }) => {
      const sitting = await find(params.sitting, station);
      await tell(sitting, 'close', { type: 'close', data: {} }, makerAt(station));
      return sittingSummaryOf(sitting);
    },

    neutraliseSlip: async ({ params, body: { slip, isNeutral }, station }) => {
      const sitting = await find(params.sitting, station);
      const data = { slip: slip - 1, isNeutral };
      await tell(sitting, newId(), { type: 'neutralise', data }, makerAt(station));
      return sittingSummaryOf(sitting);
    },

    answerContest: async ({ params: { sitting: id, participant }, body: { slip, text }, station }) => {
      const sitting = await find(id, station);
      const data = { participant, slip: slip - 1, text };
      await tell(sitting, newId(), { type: 'answer-contest', data }, makerAt(station));
      return sittingSummaryOf(sitting);
    },

    removeSitting: async ({ params, station }) => {
      const sitting = await sittings.open(params.sitting);
      // Asked again, it is gone already.
      if (sitting) await sittings.remove((await find(params.sitting, station)).id);
      return undefined;
    },

    readSittingKey: async ({ params, station }) => {
      const { material } = await find(params.sitting, station);
      if (material.kind !== 'exam') throw new ApiFault('not-found');
      return keyView(material);
    },

    readParticipant: async ({ params, station }) => {
      const sitting = await find(params.sitting, station);
      return sheetView(sitting, found(sitting.state.participants.get(params.participant)));
    },

    removeParticipant: async ({ params: { sitting: id, participant }, station }) => {
      const sitting = await find(id, station);
      // Asked again, he is gone already.
      const isThere = sitting.state.participants.has(participant);
      const body = { type: 'remove', data: { participant } } as const;
      if (isThere) await tell(sitting, `remove/${participant}`, body, makerAt(station));
      return undefined;
    },

    linkSeat: async ({ params: { sitting: id, participant }, station, request }) => {
      const sitting = await find(id, station);
      found(sitting.state.participants.get(participant));
      const token = newToken();
      const body = { type: 'readmit', data: { participant, tokenHash: hashToken(token) } } as const;
      await tell(sitting, newId(), body, makerAt(station));
      return linkTo(`${seatAddress(baseFor(request), sitting.id)}/${token}`);
    },

    makeSittingResults: async ({ params, station, reply }) => {
      const sitting = await find(params.sitting, station);
      return handOut(reply, sitting.name, 'csv', Buffer.from(resultsCsv(sitting)));
    },

    makeSittingPaper: async ({ params: { sitting: id, part }, query: { paper }, station, reply }) => {
      const sitting = await find(id, station);
      if (part === 'certificates' && sitting.state.closedAt === undefined) throw new ApiFault('results-later');
      const { name: club } = await clubFor(services, station, sitting.club ?? undefined);
      const told = printedSitting(sitting);
      const printing = part === 'results' ? { results: told } : { certificates: told };
      const bytes = await printedForClub(printing, club, paper, sitting.now(), askerAt(station, reply));
      return handOut(reply, `${sitting.name} – ${PAPER_NAMES[part]}`, 'pdf', bytes);
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
  | 'contestSlip'
  | 'finishExam'
  | 'playTopping'
  | 'readOwnSheet';

/** Who asks, at his place. */
export function seatOf({ seat }: FastifyRequest): { readonly sitting: Sitting; readonly own: Participant } {
  const own = seat?.sitting.state.participants.get(seat.participant);
  if (!seat || !own) throw new ApiFault('no-session');
  return { sitting: seat.sitting, own };
}

/** Somebody does something under an id of his. */
async function act(request: FastifyRequest, id: string, body: SittingCommandBody) {
  const { sitting, own } = seatOf(request);
  await tell(sitting, `${own.id}/${id}`, body, { role: 'participant', id: own.id });
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
      const participant = derivedId(sitting.id, body.id);
      const own = request.seat && sitting.state.participants.get(request.seat.participant);
      // One phone, one place.
      if (own && own.id !== participant) return seatView(sitting, own);
      const token = newToken();
      const joining = { type: 'join', data: { name: body.name, tokenHash: hashToken(token) } } as const;
      await tell(sitting, newId(), joining, { role: 'participant', id: participant });
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
      return { edition: material.edition, slips, extract: joinExtracts(material.exercises) };
    },

    answerSlip: ({ request, body: { id, slip, ...given } }) =>
      act(request, id, { type: 'answer', data: { slip: slip - 1, answer: given as Answer } }),

    contestSlip: ({ request, body: { slip, text } }) =>
      act(request, `contest/${slip}`, { type: 'contest', data: { slip: slip - 1, text } }),

    finishExam: ({ request }) => act(request, 'finish', { type: 'finish', data: {} }),

    playTopping: ({ request, body }) =>
      act(request, body.id, { type: 'play-topping', data: { draw: body.draw, act: toppingActOf(body) } }),

    readOwnSheet: ({ request }) => {
      const { sitting, own } = seatOf(request);
      if (sitting.state.closedAt === undefined) throw new ApiFault('results-later');
      return sheetView(sitting, own);
    },
  };
};
