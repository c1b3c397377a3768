import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { decodeLexicon } from '@raccord/scrabble';
import type { FastifyRequest } from 'fastify';
import { clubAsker } from '../../access/asker.ts';
import type { Station } from '../../access/station.ts';
import { printedForClub } from '../../club/files.ts';
import { lexiconChangeOf } from '../../club/lexiconchange.ts';
import { lookAtTournament } from '../../documents/seasonsite.ts';
import type { Asker } from '../../threads/making.ts';
import type { Work } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { askerAt, found, type Handlers, type Services } from '../handling.ts';
import { handOut } from '../handout.ts';
import { clubFor, openClub } from './forclub.ts';

type Names = 'listLexicons' | 'readLexicon' | 'readNatures' | 'importLexicon' | 'compareLexicons' | 'makeLexiconChange';

/** Twenty times the largest list known. */
export const LARGEST_LEXICON = 16 * 2 ** 20;
const TOO_LARGE = 'Ce dictionnaire compilé dépasse 16 Mio : vérifiez que c’est bien une liste de mots français.';

/** Words that a screen shows of a comparison, and those that a paper has: a new official list brings one or two thousand. */
const MOST_SHOWN = 3_000;
const MOST_PRINTED = 20_000;

/** The words of a hash never change. */
const FOR_EVER = 'private, max-age=31536000, immutable';
/** What is known of them may, with another version of the program. */
const FOR_A_DAY = 'private, max-age=86400';

const takesBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

export const lexiconHandlers = (services: Services): Handlers<Names> => {
  const { store, halls, clubs, lexicons, clubLexicons, now } = services;
  const isOwn = async ({ role, tournament, club }: Station, hash: string): Promise<boolean> => {
    if (role === 'player') return hash === (await lexicons.list())[0].hash;
    if (club !== undefined) return clubLexicons.has(club, hash);
    if (tournament === undefined) return true;
    const hall = await halls.open(tournament);
    return hall?.read(({ state }) => state.charter?.lexicon.hash) === hash;
  };
  const changeFor = async (
    club: string,
    asked: { readonly before: string; readonly after: string },
    most: number,
    work: Work,
    asker: Asker,
  ) => {
    const [before, after] = [await clubLexicons.find(club, asked.before), await clubLexicons.find(club, asked.after)];
    if (!before || !after) throw new ApiFault('unknown-lexicon');
    const look = lookAtTournament(halls, clubs, club);
    return lexiconChangeOf({ store, lexicons, look }, club, { before, after }, most, work, asker);
  };
  return {
    listLexicons: async ({ station, query }) => {
      const club = await clubFor(services, station, query.club);
      const { lexicons: adopted } = (await openClub(services, club.id)).journal.state;
      return { lexicons: await clubLexicons.list(club.id), adopted: [...adopted.values()] };
    },

    readLexicon: async ({ params: { hash }, station, request, reply }) => {
      if (!(await isOwn(station, hash))) throw new ApiFault('forbidden');
      const isCompressed = takesBrotli(request);
      const bytes = isCompressed ? await lexicons.brotliFile(hash) : await lexicons.file(hash);
      if (!bytes) throw new ApiFault('unknown-lexicon');
      reply.headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' }).type('application/octet-stream');
      if (isCompressed) reply.header('content-encoding', 'br');
      return bytes;
    },

    readNatures: async ({ request, reply }) => {
      const compressed = await lexicons.natures();
      if (!compressed) throw new ApiFault('unknown-lexicon');
      const isCompressed = takesBrotli(request);
      reply.headers({ 'cache-control': FOR_A_DAY, vary: 'accept-encoding' }).type('application/octet-stream');
      if (isCompressed) reply.header('content-encoding', 'br');
      return isCompressed ? compressed : promisify(brotliDecompress)(compressed);
    },

    importLexicon: async ({ body: { name, file, club: named, adoption }, station }) => {
      const club = await clubFor(services, station, named);
      const bytes = Buffer.from(file, 'base64');
      if (bytes.length > LARGEST_LEXICON) throw new ApiFault('too-large', TOO_LARGE);
      const lexicon = decodeLexicon(bytes);
      if (!lexicon.ok) throw new ApiFault('bad-file', lexicon.fault.text);
      const added = await clubLexicons.add(club.id, name === undefined ? lexicon.value : { ...lexicon.value, name });
      if (adoption) {
        const body = { type: 'adopt-lexicon', data: { ...added, from: adoption.from } } as const;
        const done = await (await openClub(services, club.id)).submit({
          id: adoption.id,
          body,
          by: clubAsker(station),
        });
        if (!done.ok) throw new ApiFault(done.fault.code, done.fault.text);
      }
      return added;
    },

    compareLexicons: async ({ params, query, station, work, reply }) =>
      found(await changeFor(params.club, query, MOST_SHOWN, work, askerAt(station, reply))),

    makeLexiconChange: async ({ params, query, station, work, reply }) => {
      const asker = askerAt(station, reply);
      const change = found(await changeFor(params.club, query, MOST_PRINTED, work, asker));
      const { name = '' } = (await openClub(services, params.club)).journal.state.description ?? {};
      const bytes = await printedForClub({ change }, name, query.paper, now(), asker);
      return handOut(reply, `Ce qui change – ${change.after.name}`, 'pdf', bytes);
    },
  };
};
