import type {
  MemberCard,
  MemberPage,
  OfferedPlayer,
  Recognition,
  ReviewedPerson,
  Season,
  SeasonEvening,
  SeasonLine,
} from '@raccord/club';
import { z } from 'zod';
import { same } from '../same.ts';
import { link } from './access.ts';
import { person } from './common.ts';
import { tournamentSummary } from './tournaments.ts';

/** How much a club has: members of today, and the bytes of the lexicons that it brought. */
const shares = z.object({
  ...{ tournaments: z.number(), members: z.number(), sittings: z.number(), lexicons: z.number() },
});

export const clubSummary = z.object({
  id: z.string(),
  name: z.string(),
  sequence: z.number(),
  used: shares,
  /** How much it may have; no limit where nothing is said. */
  quotas: shares.partial(),
  /** When something was last written to it or to one of its tournaments. */
  lastAt: z.number(),
});

const card = same<MemberCard>()(
  z.object({
    familyName: z.string(),
    firstName: z.string().exactOptional(),
    licence: z.string().exactOptional(),
    category: z.string().exactOptional(),
    series: z.string().exactOptional(),
  }),
);

/** A member, those who left too. */
const member = z.object({
  id: z.string(),
  /** « DUPONT Jean », or « Membre effacé ». */
  name: z.string(),
  /** None of somebody erased. */
  card: card.optional(),
  /** Changes with the card. */
  basis: z.string(),
  isActive: z.boolean(),
  isErased: z.boolean(),
  isWithheld: z.boolean(),
  /** Oldest first; the last one is open while he is a member. */
  periods: z.array(z.object({ since: z.string(), until: z.string().exactOptional() })),
});

const evening = z.object({
  tournament: z.string(),
  title: z.string(),
  date: z.string(),
  /** None when the tournament is no longer here. */
  stage: z.enum(['ready', 'playing', 'finished']).optional(),
  /** Players said to be a member or a visitor. */
  identified: z.number(),
  isClosed: z.boolean(),
  /** Something happened in the tournament since it was closed: it may be closed again. */
  isBehind: z.boolean(),
  /** Why its ranking was provisional when it was closed. */
  provisional: z.string().optional(),
});

const season = same<Season>()(
  z.object({
    id: z.string(),
    name: z.string(),
    from: z.string(),
    to: z.string(),
    planned: z.number(),
    except: z.array(z.string()),
    rule: z.object({
      measure: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('total') }),
        z.object({ kind: z.literal('percent') }),
        z.object({
          kind: z.literal('points'),
          /** In hundredths of a point. */
          scale: z.object({ places: z.array(z.number()), beyond: z.number() }),
        }),
      ]),
      best: z.number().exactOptional(),
      isAbsenceZero: z.literal(true).exactOptional(),
      isAmongMembers: z.literal(true).exactOptional(),
      least: z.number().exactOptional(),
    }),
  }),
).extend({
  /** « Total des scores, les 20 meilleures soirées sur 40 ». */
  described: z.string(),
});

export const club = clubSummary.extend({
  /** Categories of players whose names are not published. */
  withheldCategories: z.array(z.string()),
  /** In alphabetical order; those merged into another one are not among them. */
  members: z.array(member),
  /** The last one first. */
  evenings: z.array(evening),
  seasons: z.array(season),
  /** The tournaments of the club that are not evenings, the last one first. */
  others: z.array(tournamentSummary),
});

/** Those of the last evening first, then members by how often they came. */
export const offeredPlayers = z.object({
  players: z.array(
    same<OfferedPlayer>()(
      z.object({
        member: z.string().exactOptional(),
        person,
        wasThere: z.boolean(),
        attendance: z.number(),
        /** With whom he played the last evening, in a pair. */
        partner: z.object({ member: z.string().exactOptional(), person }).exactOptional(),
      }),
    ),
  ),
});

const recognition = z.custom<Recognition>();

/** Who the players of an evening are taken for, and who they were said to be. */
export const clubEvening = evening.extend({
  /** Why its ranking would be provisional if it were closed now: whoever closes it says that he read it. */
  stillOpen: z.string().optional(),
  players: z.array(
    z.object({
      entrant: z.string(),
      place: z.union([z.literal(0), z.literal(1)]),
      person,
      recognition,
      /** Said before: a member, or null for a visitor; left out when nobody said it. */
      member: z.string().nullable().optional(),
    }),
  ),
});

/** An evening as its own chief sees it: of the members, those alone that his players may be. */
export const ownEvening = z.object({
  /** None where the tournament is no evening of a club. */
  evening: clubEvening.extend({ candidates: z.array(z.object({ id: z.string(), name: z.string() })) }).optional(),
});

export const reviewedPeople = z.object({ people: z.array(z.custom<ReviewedPerson>()) });

export const formerVisits = z.object({
  visits: z.array(
    z.object({
      tournament: z.string(),
      title: z.string(),
      date: z.string(),
      entrant: z.string(),
      place: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
});

/** As packages/club ranks it: `seasonColumns` and `seasonBy` make tables of it. */
export const seasonRanking = z.object({
  season,
  evenings: z.custom<readonly SeasonEvening[]>(),
  rows: z.array(z.custom<SeasonLine>()),
  isProvisional: z.boolean(),
});

export const clubMember = z.object({ member, page: z.custom<MemberPage>() });

export const foundSeat = z.object({
  sitting: z.string(),
  title: z.string(),
  createdAt: z.number(),
  participant: z.string(),
  /** As it was typed. */
  name: z.string(),
  isOver: z.boolean(),
});

export const clubHistory = z.object({
  /** Of all the lines, those of other pages included. */
  count: z.number(),
  /** The last one first. */
  lines: z.array(
    z.object({
      sequence: z.number(),
      at: z.number(),
      who: z.string(),
      what: z.string(),
      why: z.string().optional(),
      isUndone: z.boolean(),
      /** What `undo` names to take it back; none for what was taken back, or cannot be. */
      event: z.string().optional(),
      /** What `redo` names to have back what it took. */
      undoing: z.string().optional(),
    }),
  ),
});

const topTold = z.object({ word: z.string(), reference: z.string(), score: z.number() });
/** Words by number, and some of them: the shortest first, in alphabetical order. */
const someWords = z.object({ count: z.number(), words: z.array(z.string()) });
const sizedLexicon = z.object({ name: z.string(), words: z.number() });

/** What changes from one lexicon to another. */
export const lexiconChange = z.object({
  before: sizedLexicon,
  after: sizedLexicon,
  added: someWords,
  removed: someWords,
  /** The tournaments of the club played with the first one that were looked at, and those that were too many. */
  tournaments: z.number(),
  left: z.number(),
  turns: z.number(),
  /** Turns whose top would be another one: the last tournament first. */
  tops: z.array(
    z.object({
      ...{ title: z.string(), date: z.string(), game: z.string(), turn: z.number(), draw: z.string() },
      /** None where nothing could be played. */
      before: topTold.exactOptional(),
      after: topTold.exactOptional(),
    }),
  ),
});

/** A link to a club. */
export const clubLink = link.extend({
  /** It opened the session of who asks. */
  isOwn: z.boolean(),
});
