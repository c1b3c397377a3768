import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { decodeLexicon } from '@raccord/scrabble';
import type { FastifyRequest } from 'fastify';
import type { Station } from '../../access/station.ts';
import { ApiFault } from '../faults.ts';
import type { Handlers, Services } from '../handling.ts';
import { clubFor } from './forclub.ts';

type Names = 'listLexicons' | 'readLexicon' | 'readNatures' | 'importLexicon';

/** Twenty times the largest list known. */
export const LARGEST_LEXICON = 16 * 2 ** 20;
const TOO_LARGE = 'Ce dictionnaire compilé dépasse 16 Mio : vérifiez que c’est bien une liste de mots français.';

/** The words of a hash never change. */
const FOR_EVER = 'private, max-age=31536000, immutable';
/** What is known of them may, with another version of the program. */
const FOR_A_DAY = 'private, max-age=86400';

const takesBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

export const lexiconHandlers = (services: Services): Handlers<Names> => {
  const { halls, lexicons, clubLexicons } = services;
  const isOwn = async ({ tournament, club }: Station, hash: string): Promise<boolean> => {
    if (club !== undefined) return clubLexicons.has(club, hash);
    if (tournament === undefined) return true;
    const hall = await halls.open(tournament);
    return hall?.read(({ state }) => state.charter?.lexicon.hash) === hash;
  };
  return {
    listLexicons: async ({ station, query }) => {
      const club = await clubFor(services, station, query.club);
      return { lexicons: await clubLexicons.list(club.id) };
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

    importLexicon: async ({ body: { name, file, club: named }, station }) => {
      const club = await clubFor(services, station, named);
      const bytes = Buffer.from(file, 'base64');
      if (bytes.length > LARGEST_LEXICON) throw new ApiFault('too-large', TOO_LARGE);
      const lexicon = decodeLexicon(bytes);
      if (!lexicon.ok) throw new ApiFault('bad-file', lexicon.fault.text);
      return clubLexicons.add(club.id, name === undefined ? lexicon.value : { ...lexicon.value, name });
    },
  };
};
