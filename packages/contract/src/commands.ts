import {
  CONDUCTS,
  EDITION_NAMES,
  LEGIBILITIES,
  LONGEST_REFERENCE,
  LONGEST_WRITING,
  MOST_SOLUTIONS,
  RHYTHM_NAMES,
  SLIP_STATES,
  type Slip,
} from '@raccord/regulation';
import { FORMULA_NAMES, LARGEST_SEED, MOST_POINTS } from '@raccord/scrabble';
import {
  type Actor,
  type Appeal,
  type AppealSubject,
  type CommandData,
  type CommandType,
  type DeliveryMeans,
  type GameEnd,
  OFFICES,
  type Person,
  type Publication,
  type Ruling,
  type ScreenShow,
} from '@raccord/tournament';
import { z } from 'zod';
import { decidedOn, id } from './ids.ts';
import { ROLES } from './roles.ts';
import { same, sameAll } from './same.ts';

const MOST_AT_ONCE = 10_000;
/** More turns than a game has. */
const MOST_CORRECTED = 100;
const LONGEST_TEXT = 2_000;
const UNREADABLE = 'ce texte a des caractères invisibles ou abîmés, retapez-le';

const anyText = z.string().max(LONGEST_TEXT);
/** What people write: no half of a character, which neither a file nor an address bears, and no control character but ends of lines. */
export const text = anyText.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, UNREADABLE);
/** On one line. */
export const line = anyText.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, UNREADABLE);
const whole = z.int().min(0).max(1_000_000);
const points = z.int().min(0).max(MOST_POINTS);
const turn = z.int().min(1).max(1_000);
const table = z.int().min(0).max(20_000);

const moment = z.strictObject({ game: whole, turn: whole });
export const sentPerson = same<Person>()(
  z.strictObject({
    name: line,
    licence: line.exactOptional(),
    category: line.exactOptional(),
    series: line.exactOptional(),
    club: line.exactOptional(),
    federation: line.exactOptional(),
  }),
);
const members = z.array(sentPerson).min(1).max(2);
const description = (said: z.ZodString) => z.strictObject({ name: said, place: said, date: said });
const charter = (said: z.ZodString) =>
  description(said).extend({
    edition: z.enum(EDITION_NAMES),
    lexicon: z.strictObject({ name: said, hash: said }),
    settings: z.record(z.string().max(64), z.unknown()).exactOptional(),
  });
const turnKey = { game: id, turn };
const written = { word: z.string().max(LONGEST_WRITING), reference: z.string().max(LONGEST_REFERENCE) };
const solutionOfTurn = { ...turnKey, ...written };
const turnAt = { ...turnKey, centre: id };
const slipKey = { ...turnKey, entrant: id };
const solution = z.strictObject(written);
/** What is put right in turns that were played. */
export const turnCorrections = {
  game: id,
  turns: z
    .array(z.strictObject({ turn, letters: z.string().max(64).exactOptional(), solution: solution.exactOptional() }))
    .min(1)
    .max(MOST_CORRECTED),
  cancelFrom: turn.exactOptional(),
};
const withReason = { ...slipKey, reason: text };

/** No slip shows more letters than the game has tiles. */
const MOST_OUTSIDE = 102;
const TOO_MUCH_OUTSIDE = `il faut au plus ${MOST_OUTSIDE} lettres hors des mots sur un bulletin, autant que le jeu en compte`;

/** A slip as it was written, and what only a person can see of it. */
export const slip = same<Slip>()(
  z
    .strictObject({
      state: z.enum(SLIP_STATES),
      solutions: z
        .array(
          z.strictObject({
            word: written.word,
            direction: z.enum(['horizontal', 'vertical']),
            reference: written.reference.exactOptional(),
            outside: z
              .array(
                z.strictObject({
                  letter: z.string().regex(/^[A-Z]$/),
                  down: z.int().min(-20).max(20),
                  right: z.int().min(-20).max(20),
                }),
              )
              .max(MOST_OUTSIDE),
            isStruck: z.boolean().exactOptional(),
          }),
        )
        .max(MOST_SOLUTIONS),
      score: points.exactOptional(),
      legibility: z.enum(LEGIBILITIES).exactOptional(),
      conduct: z.enum(CONDUCTS).exactOptional(),
    })
    .refine(({ solutions }) => solutions.reduce((sum, { outside }) => sum + outside.length, 0) <= MOST_OUTSIDE, {
      error: TOO_MUCH_OUTSIDE,
      path: ['solutions'],
    }),
);

export const ruling = same<Ruling>()(
  z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('accepted'), points, penalty: points, warning: z.boolean() }),
    z.strictObject({ outcome: z.literal('nullity'), words: z.array(text).max(100).exactOptional() }),
    z.strictObject({ outcome: z.literal('average') }),
  ]),
);

/** Who appeals, and to whom. */
export const appealBy = same<Appeal['by']>()(z.enum(['player', 'referees']));
export const appealTo = same<Appeal['to']>()(z.enum(['commission', 'federation']));

/** How a correction slip was handed over. */
export const deliveryMeans = same<DeliveryMeans>()(z.enum(['paper', 'screen', 'voice']));

/** What ends a game. */
export const gameEnd = same<GameEnd>()(
  z.enum(['bag', 'no-move', 'incident', 'interruption', 'decision', 'sudden-death']),
);

const drawSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), letters: z.string().max(64) }),
  z.strictObject({
    kind: z.literal('random'),
    seed: z.int().min(0).max(LARGEST_SEED),
  }),
  z.strictObject({ kind: z.literal('prepared') }),
]);

const sealed = z.strictObject({
  format: z.literal('raccord-sealed-game-1'),
  name: line,
  formula: z.enum(FORMULA_NAMES),
  salt: z.string().max(1_000),
  nonce: z.string().max(1_000),
  content: z.string().max(200_000),
});

const place = z.int().min(1).max(100_000);
/** What the screens of a hall show between two turns. */
export const screenShow = same<ScreenShow>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['game', 'solution']) }),
    z.strictObject({ kind: z.literal('ranking'), page: place.exactOptional() }),
    z.strictObject({
      kind: z.literal('palmares'),
      game: id.exactOptional(),
      from: place.exactOptional(),
      isHeld: z.literal(true).exactOptional(),
    }),
  ]),
);

/** What the public is shown. */
export const publication = same<Publication>()(
  z.strictObject({
    ranking: z.enum(['live', 'end', 'none']),
    turns: z.boolean(),
    sheets: z.boolean(),
  }),
);

const links = z
  .array(
    z.strictObject({
      id,
      role: z.enum(ROLES),
      label: line,
      subject: id.exactOptional(),
      centre: id.exactOptional(),
    }),
  )
  .min(1)
  .max(MOST_AT_ONCE);

const ruled = {
  ruling,
  isFavourable: z.literal(true).exactOptional(),
  isOtherwise: z.literal(true).exactOptional(),
};
const { game: _, ...corrected } = turnCorrections;
const average = z.literal('average').exactOptional();

/** What the commission orders where it upholds an appeal. */
const remedy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('annulment'), grants: average }),
  z.strictObject({ kind: z.literal('ruling'), ...ruled }),
  z.strictObject({ kind: z.literal('cancelled-turn'), centre: id.exactOptional(), grants: average }),
  z.strictObject({ kind: z.literal('corrected-turns'), ...corrected, shown: z.string().max(64) }),
]);

/** What is said of something that may be appealed against. */
const aboutSubject = <Shape extends z.ZodRawShape>(more: Shape) =>
  z.discriminatedUnion('about', [
    z.strictObject({ about: z.literal('slip'), ...slipKey, ...more }),
    z.strictObject({ about: z.literal('warning'), ...slipKey, ...more }),
    z.strictObject({ about: z.literal('draw'), ...turnKey, ...more }),
    z.strictObject({ about: z.literal('solution'), ...turnKey, ...more }),
    z.strictObject({ about: z.literal('cancellation'), ...turnKey, centre: id.exactOptional(), ...more }),
    z.strictObject({ about: z.literal('lateness'), game: id, entrant: id, ...more }),
    z.strictObject({ about: z.literal('end'), game: id, ...more }),
    z.strictObject({ about: z.literal('exclusion'), entrant: id, ...more }),
  ]);

/** All that an appeal can be about. */
export const about = same<AppealSubject['about']>()(
  z.enum(['slip', 'warning', 'draw', 'solution', 'cancellation', 'lateness', 'end', 'exclusion']),
);

/** What an appeal is against. */
export const subject = same<AppealSubject>()(aboutSubject({}));

/** What each command carries; the types of the tournament hold this table true. */
export const COMMAND_DATA = sameAll<{ readonly [Type in CommandType]: CommandData<Type> }>()({
  'create-tournament': charter(line),
  'describe-tournament': description(line),
  'add-centre': z.strictObject({ id, name: line }),
  'register-entrants': z.strictObject({
    entrants: z.array(z.strictObject({ id, members, centre: id, table })).max(MOST_AT_ONCE),
    from: moment.exactOptional(),
  }),
  'amend-entrant': z.strictObject({ entrant: id, members }),
  'remove-entrant': z.strictObject({ entrant: id }),
  'seat-entrant': z.strictObject({ entrant: id, centre: id, table, from: moment.exactOptional() }),
  'note-arrival': z.strictObject({ entrant: id, from: moment.exactOptional() }),
  'note-departure': z.strictObject({
    entrant: id,
    from: moment.exactOptional(),
    /** When he is back, where he is away for some turns only. */
    until: moment.exactOptional(),
    /** He is late: he comes during this game. */
    isAwaited: z.literal(true).exactOptional(),
    reason: text,
  }),
  'exclude-entrant': z.strictObject({ entrant: id, reason: text }),
  'reinstate-entrant': z.strictObject({ entrant: id, reason: text }),
  'form-team': z.strictObject({
    id,
    name: line,
    entrants: z.array(id).max(MOST_AT_ONCE),
    counted: whole.exactOptional(),
  }),
  'appoint-official': z.strictObject({ id, name: line, centre: id, office: z.enum(OFFICES) }),
  'assign-tables': z.strictObject({
    official: id,
    tables: z.array(z.strictObject({ from: table, to: table })).max(200),
    from: moment.exactOptional(),
  }),
  'compose-commission': z.strictObject({ president: line, members: z.array(line).max(50) }),
  'direct-screens': z.strictObject({ centre: id.exactOptional(), show: screenShow }),
  'choose-publication': publication,
  'withhold-names': z.strictObject({ entrants: z.array(id).max(MOST_AT_ONCE), isWithheld: z.boolean() }),
  'make-links': z.strictObject({ links }),
  'revoke-links': z.strictObject({ links }),
  'plan-game': z.strictObject({
    id,
    name: line,
    formula: z.enum(FORMULA_NAMES),
    rhythm: z.enum(RHYTHM_NAMES),
    entrants: z.array(id).max(MOST_AT_ONCE).exactOptional(),
    separatesTies: z.boolean().exactOptional(),
  }),
  'cancel-game': z.strictObject({ game: id, reason: text }),
  'attach-prepared-game': z.strictObject({ game: id, sealed }),
  'open-prepared-game': z.strictObject({ game: id, passphrase: text }),
  'make-draw': z.strictObject({ game: id, turn: turn.exactOptional(), source: drawSource }),
  'reject-draw': z.strictObject({ game: id, letters: z.string().max(64) }),
  'correct-draw': z.strictObject({ ...turnKey, letters: z.string().max(64), reason: text }),
  'start-clock': z.strictObject(turnAt),
  'pause-clock': z.strictObject(turnAt),
  'resume-clock': z.strictObject(turnAt),
  'end-turn': z.strictObject(turnAt),
  'choose-solution': z.strictObject(solutionOfTurn),
  'lay-solution': z.strictObject(solutionOfTurn),
  'close-turn': z.strictObject(turnAt),
  'cancel-turn': z.strictObject({
    ...turnKey,
    centre: id.exactOptional(),
    grants: average,
    reason: text,
  }),
  'correct-turns': z.strictObject({ ...turnCorrections, reason: text, shown: z.string().max(64) }),
  'finish-game': z.strictObject({
    ...{ game: id, cause: gameEnd, reason: text, lastTurn: whole.exactOptional() },
    missing: z
      .array(z.strictObject({ turn, centre: id, tables: z.array(table).max(MOST_AT_ONCE) }))
      .max(MOST_AT_ONCE)
      .exactOptional(),
  }),
  'record-slips': z.strictObject({
    ...turnKey,
    slips: z.array(z.strictObject({ entrant: id, slip })).max(MOST_AT_ONCE),
  }),
  'record-tops': z.strictObject({ ...turnKey, entrants: z.array(id).max(MOST_AT_ONCE) }),
  'correct-slip': z.strictObject({ ...withReason, slip }),
  'refer-slip': z.strictObject(withReason),
  'confirm-slip': z.strictObject(slipKey),
  'file-appeal': aboutSubject({
    by: appealBy,
    appellant: id.exactOptional(),
    to: appealTo,
    reason: text,
  }),
  'answer-appeal': aboutSubject({ isUpheld: z.boolean(), reason: text, remedy: remedy.exactOptional() }),
  'request-completion': aboutSubject({ reason: text, requestedAt: z.int().min(0).exactOptional() }),
  'complete-file': aboutSubject({ reason: text, completedAt: z.int().min(0).exactOptional() }),
  'rule-slip': z.strictObject({ ...withReason, ...ruled, isProvisional: z.boolean().exactOptional() }),
  'withdraw-ruling': z.strictObject(withReason),
  'give-warning': z.strictObject(withReason),
  'print-corrections': z.strictObject({ slips: z.array(z.strictObject(slipKey)).min(1).max(MOST_AT_ONCE) }),
  'deliver-correction': z.strictObject({
    ...slipKey,
    means: deliveryMeans,
    deliveredAt: z.int().min(0).exactOptional(),
    isComplete: z.boolean().exactOptional(),
  }),
  undo: z.strictObject({ event: id.exactOptional(), alongside: z.array(id).max(MOST_AT_ONCE).exactOptional() }),
  redo: z.strictObject({ event: id.exactOptional() }),
});

/** What the events of a file say of a tournament: written elsewhere, their names may be any text. */
export const DESCRIPTIONS = {
  'tournament-created': charter(anyText),
  'tournament-described': description(anyText),
} as const;

/** Links are made and revoked by routes of their own; the server then says so in the name of whoever did it. */
const OF_SERVER: ReadonlySet<CommandType> = new Set(['make-links', 'revoke-links']);

const commandOf = <Shape extends z.ZodRawShape>(types: readonly CommandType[], more: Shape) =>
  z.discriminatedUnion(
    'type',
    types.map((type) =>
      z.strictObject({
        id,
        type: z.literal(type),
        data: COMMAND_DATA[type] as z.ZodType,
        /** What it was decided on (`basisOf`): the event that views tell of a slip, else the hash of board and draw. */
        basis: decidedOn.exactOptional(),
        ...more,
      }),
    ) as unknown as [
      z.ZodObject<
        {
          id: z.ZodString;
          type: z.ZodLiteral<CommandType>;
          data: z.ZodUnknown;
          basis: z.ZodExactOptional<z.ZodString>;
        } & Shape
      >,
    ],
  );

const TYPES = Object.keys(COMMAND_DATA) as CommandType[];

/** A command as a page sends it: its author and its time are the server's to say. */
export const sentCommand = commandOf(
  TYPES.filter((type) => !OF_SERVER.has(type)),
  {
    /**
     * The station it was entered at, « role id »: it must not be sent in the name of another station that the browser
     * holds by now.
     */
    station: z.string().max(200).exactOptional(),
  },
);

const name = line.min(1);
/** At a relay, a chief referee is that of its centre. */
type RelayedActor = Exclude<Actor, { readonly role: 'chief' }> | Required<Extract<Actor, { readonly role: 'chief' }>>;
const actor = same<RelayedActor>()(
  z.discriminatedUnion('role', [
    z.strictObject({ role: z.literal('chief'), name, centre: id }),
    z.strictObject({ role: z.enum(OFFICES), name, id }),
    z.strictObject({ role: z.literal('player'), name, id }),
  ]),
);

/** A command as a relay hands it on: who gave it, and when it was confirmed there. */
export const relayedCommand = commandOf(TYPES, { actor, at: z.int().min(0) });
