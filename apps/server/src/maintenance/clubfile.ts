import { type ClubEvent, ClubJournal, checkClub, type EveningResult, eveningResultOf, isReplayed } from '@raccord/club';
import { accept, decodeLexicon, type Lexicon, type Result, refuse } from '@raccord/scrabble';
import type { Disclosure } from '@raccord/stream';
import { Journal, linesOf, type StoredEvent } from '@raccord/tournament';
import { z } from 'zod';
import { historyOfClub, memberView } from '../club/views.ts';
import { recognised } from '../hall/reading.ts';
import { lexiconHash } from '../lexicons/lexicons.ts';
import { sha256 } from '../store/sha256.ts';
import type { BroughtSitting } from '../store/store.ts';
import { inParts, UNWATCHED, type Work } from '../work.ts';
import { readFiledSitting, sittingShape } from './clubsittings.ts';
import { checkTournamentId, readImport, withoutWords } from './transfer.ts';

/** First line of the file of a club, with the number of those that follow. */
const HEADER = { format: 'raccord-club', version: 1 } as const;

const header = z.strictObject({
  format: z.literal(HEADER.format),
  version: z.int().min(1),
  id: z.string(),
  name: z.string(),
  lines: z.int().min(1),
});

const event = z.strictObject({
  ...{ sequence: z.int().min(1), id: z.string(), type: z.string(), version: z.int(), data: z.looseObject({}) },
  ...{ actor: z.looseObject({}), at: z.int(), previous: z.string(), hash: z.string() },
});
const disclosure = z.strictObject({ commitment: z.string(), person: z.string(), salt: z.string(), text: z.string() });

const row = z.looseObject({
  ...{
    entrant: z.string(),
    players: z.array(z.looseObject({ name: z.string() })),
    rank: z.number(),
    total: z.number(),
  },
  ...{ tops: z.number(), solos: z.number(), warnings: z.number() },
  reasons: z.array(z.looseObject({ code: z.string(), count: z.number() })),
  best: z.array(z.looseObject({ game: z.string(), turn: z.number(), points: z.number(), found: z.number() })),
});
const result = z.looseObject({
  ...{ tournament: z.string(), sequence: z.int().min(1), hash: z.string(), top: z.number(), turns: z.number() },
  rows: z.array(row),
});

/** A line each. Tournaments are as « raccord exporter » writes them, lexicons compiled, in base64. */
const line = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), event }),
  z.strictObject({ kind: z.literal('disclosure'), disclosure }),
  z.strictObject({ kind: z.literal('result'), result }),
  z.strictObject({ kind: z.literal('tournament'), id: z.string(), file: z.string() }),
  z.strictObject({ kind: z.literal('sitting'), ...sittingShape, events: z.array(event) }),
  z.strictObject({ kind: z.literal('lexicon'), name: z.string(), file: z.string() }),
]);
type Line = z.infer<typeof line>;

/** A club with all that is its own. */
export interface WholeClub {
  readonly id: string;
  readonly name: string;
  readonly events: readonly ClubEvent[];
  readonly disclosures: readonly Disclosure[];
  readonly results: readonly EveningResult[];
  readonly tournaments: readonly { readonly id: string; readonly events: readonly StoredEvent[] }[];
  readonly sittings: readonly BroughtSitting[];
  readonly lexicons: readonly Lexicon[];
}

export function* makeClubFile(id: string, name: string, lines: readonly Line[]): Generator<string> {
  yield `${JSON.stringify({ ...HEADER, id, name, lines: lines.length })}\n`;
  for (const one of lines) yield `${JSON.stringify(one)}\n`;
}

/** Does a text claim to be the file of a club, sound or not? */
export const isClubFile = (text: string): boolean => {
  const end = text.indexOf('\n');
  const first = parsed(text.slice(text.startsWith('\uFEFF') ? 1 : 0, end < 0 ? text.length : end));
  return typeof first === 'object' && first !== null && 'format' in first && first.format === HEADER.format;
};

export type ClubFileFault = 'not-a-club' | 'file-too-new' | 'club-broken' | 'id-unusable';

const broken = (what: string) =>
  refuse('club-broken', `${what} : le fichier a été modifié ou coupé. Exportez le club de nouveau.`);

/** Reads the file of a club: every chain in it is followed, every text compared with what was committed to. */
export async function readClubFile(text: string, work: Work = UNWATCHED): Promise<Result<WholeClub, ClubFileFault>> {
  const [first, ...others] = linesOf(text.replace(/^\uFEFF/, ''));
  const head = header.safeParse(parsed(first?.content ?? ''));
  if (!head.success) {
    return refuse(
      'not-a-club',
      'Ce fichier n’est pas un club de Raccord : donnez le fichier « .club » que fait « Exporter le club », ou « raccord club exporter ».',
    );
  }
  const { id, version, lines: count } = head.data;
  if (version > HEADER.version) {
    return refuse('file-too-new', 'Ce fichier vient d’une version plus récente de Raccord : mettez Raccord à jour.');
  }
  const named = checkTournamentId(id);
  if (!named.ok) return named;
  const lines: Line[] = [];
  for (const { line: number, content } of others) {
    const read = line.safeParse(parsed(content));
    if (!read.success) return broken(`La ligne ${number} ne se lit pas`);
    lines.push(read.data);
  }
  if (lines.length !== count) return broken(`Ce fichier a ${lines.length} des ${count} lignes qu’il annonce`);
  return gathered(id, lines, work);
}

async function gathered(id: string, lines: readonly Line[], work: Work): Promise<Result<WholeClub, ClubFileFault>> {
  const events = lines.flatMap((one) => (one.kind === 'event' ? one.event : [])) as unknown as ClubEvent[];
  const disclosures = lines.flatMap((one) => (one.kind === 'disclosure' ? one.disclosure : []));
  const results = lines.flatMap((one) => (one.kind === 'result' ? one.result : [])) as unknown as EveningResult[];
  const sound = checkClub(events, disclosures, sha256);
  const name = sound.ok ? nameOfClub(events, disclosures) : undefined;
  if (name === undefined) return broken('L’historique de ce club ne se suit pas');
  const tournaments: WholeClub['tournaments'][number][] = [];
  const sittings: BroughtSitting[] = [];
  const lexicons = new Map<string, Lexicon>();
  const total = lines.filter(({ kind }) => kind === 'tournament').length;
  for (const one of lines) {
    if (one.kind === 'tournament') {
      await work.tell(tournaments.length, total);
      const read = checkTournamentId(one.id).ok ? await readImport(one.file, UNWATCHED) : undefined;
      if (!read?.ok) return broken(`Le tournoi « ${one.id} » ne se lit pas`);
      tournaments.push({ id: one.id, events: read.value.events });
    }
    if (one.kind === 'sitting') {
      const { kind: _, ...filed } = one;
      const read = checkTournamentId(one.id).ok ? readFiledSitting(filed) : undefined;
      if (!read) return broken(`La séance « ${one.name} » ne se lit pas`);
      sittings.push(read);
    }
    if (one.kind === 'lexicon') {
      const read = decodeLexicon(Buffer.from(one.file, 'base64'));
      if (!read.ok) return broken(`Le dictionnaire « ${one.name} » ne se lit pas`);
      lexicons.set(lexiconHash(read.value), { ...read.value, name: one.name });
    }
  }
  const isOnce = [
    [id, ...tournaments.map((one) => one.id)],
    sittings.map((one) => one.id),
    events.map((one) => one.id),
    disclosures.map(({ commitment }) => commitment),
  ].every((names) => new Set(names).size === names.length);
  if (!isOnce) return broken('Ce club a deux fois la même chose');
  const orphan = results.find(({ tournament }) => !tournaments.some((one) => one.id === tournament));
  if (orphan) return broken(`La soirée « ${orphan.tournament} » a des résultats sans son tournoi, qui les montrerait`);
  for (const { id: tournament, events: played } of tournaments) {
    const wrong = await notReplayed(tournament, played, results);
    if (wrong) return broken(`La soirée « ${tournament} » n’a pas les résultats que son tournoi donne`);
  }
  return accept({ id, name, events, disclosures, results, tournaments, sittings, lexicons: [...lexicons.values()] });
}

/** A result that the tournament did not come to when it was closed, of those kept of it. */
async function notReplayed(
  tournament: string,
  stored: readonly StoredEvent[],
  results: readonly EveningResult[],
): Promise<EveningResult | undefined> {
  const own = results.filter((result) => result.tournament === tournament);
  if (own.length === 0) return undefined;
  const events = recognised(stored, tournament);
  for (const kept of own) {
    const journal = await inParts(Journal.reading(withoutWords(), events.slice(0, kept.sequence)));
    const now = eveningResultOf(tournament, journal);
    if (!now.ok || !isReplayed(kept, now.value)) return kept;
  }
  return undefined;
}

/** The name of the club that these events tell, whose chain holds; undefined when it could not be shown. */
function nameOfClub(events: readonly ClubEvent[], disclosures: readonly Disclosure[]): string | undefined {
  try {
    const journal = new ClubJournal(events, disclosures);
    for (const member of journal.state.members.values()) memberView(journal, member);
    historyOfClub(journal, 0, events.length);
    return events[0]?.type === 'club-created' ? journal.state.description?.name : undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
