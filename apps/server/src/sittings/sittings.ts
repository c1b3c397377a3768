import { createHash } from 'node:crypto';
import type { BodyOf } from '@raccord/contract';
import {
  checkExamLexicon,
  type ExamOrder,
  examNumber,
  holderOf,
  lexiconMark,
  type Material,
  materialCount,
  NOTHING_YET,
  readExamNumber,
  type SittingEvent,
} from '@raccord/school';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { hashToken } from '../access/tokens.ts';
import type { TournamentHome } from '../hall/home.ts';
import { Rooms } from '../hall/rooms.ts';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { codeIn, type EventStore, sittingStream } from '../store/store.ts';
import { type Asker, makeExamAside, makeGameAside } from '../threads/making.ts';
import { digestOf, Sitting, type SittingDigest } from './sitting.ts';

type SittingOrder = BodyOf<'makeSitting'>['order'];

/** Kept in memory: those asked for last. */
const MOST_OPEN = 30;

/** Easy to read aloud and to type: no letter that looks like another one or like a digit. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;

/** Somebody at his place in a sitting. */
export interface SittingSeat {
  readonly sitting: Sitting;
  readonly participant: string;
}

/** The sittings of the installation. */
export class Sittings {
  readonly #store: EventStore;
  readonly #lexicons: Lexicons;
  readonly #now: () => number;
  readonly #rooms: Rooms<Sitting>;

  constructor(store: EventStore, lexicons: Lexicons, now: () => number) {
    this.#store = store;
    this.#lexicons = lexicons;
    this.#now = now;
    this.#rooms = new Rooms(store, {
      ...{ load: (id) => this.#load(id), weigh: () => 1, most: MOST_OPEN, now },
      idOf: codeIn,
    });
  }

  /** The last made first; those of a club, or all. */
  async list(club?: string): Promise<(SittingDigest & { id: string; name: string; createdAt: number })[]> {
    const kept = (await this.#store.sittings.list()).filter((one) => club === undefined || one.club === club);
    return kept.reverse().map(({ id, name, createdAt, summary }) => ({
      ...{ id, name, createdAt, ...(summary as SittingDigest) },
    }));
  }

  /**
   * Makes a sitting; asked again under the same id by the same link, it is the same one.
   * @param full why its club may not have another one.
   */
  async make(
    link: string,
    { id: request, name, order }: Omit<BodyOf<'makeSitting'>, 'club'>,
    home: TournamentHome,
    full: string | undefined,
    leaving?: AbortSignal,
  ): Promise<Result<Sitting, MakingFault>> {
    const id = codeOf(link, request);
    const known = await this.open(id);
    if (known) return accept(known);
    // Looked at again where it is kept: here, so that none is made in vain.
    if (full !== undefined) return refuse('club-full', full);
    const material = await this.#materialOf(order, home, { club: home.club, ...(leaving && { leaving }) });
    if (!material.ok) return material;
    const summary = digestOf(material.value, NOTHING_YET);
    await this.#store.sittings.create({
      id,
      name,
      material: material.value,
      summary,
      createdAt: this.#now(),
      club: home.club,
    });
    const made = await this.open(id);
    return made ? accept(made) : refuse('bad-sitting', GONE);
  }

  async #materialOf(order: SittingOrder, home: TournamentHome, asker: Asker): Promise<Result<Material, MakingFault>> {
    const [free] = await this.#lexicons.list();
    const lexicon = await home.lexicon(order.lexicon ?? free.hash);
    const wordbook = lexicon && (await this.#lexicons.wordbook(lexicon.hash));
    if (!wordbook) return refuse('unknown-lexicon', '');
    const { name } = lexicon;
    if (order.kind === 'topping') {
      const { kind, seed, seconds, penalty } = order;
      const terms = { limit: seconds * 1000, penalty: penalty * 1000 };
      const game = await makeGameAside({ ...order, name: '' }, wordbook, asker);
      return somethingToSit({ kind, number: String(seed), lexicon: name, terms, game });
    }
    const { kind, minutes, passPercent } = order;
    const asked = examOf(order, lexicon.hash === free.hash ? undefined : lexiconMark(wordbook));
    if (!asked.ok) return asked;
    const { edition, number, exercises } = await makeExamAside(asked.value, wordbook, asker);
    return somethingToSit({
      ...{ kind, edition, number, minutes, lexicon: name, exercises },
      ...(passPercent === undefined ? {} : { passPercent }),
    });
  }

  async open(id: string): Promise<Sitting | undefined> {
    const sitting = await this.#rooms.open(id);
    await sitting?.upToDate();
    return sitting;
  }

  async remove(id: string): Promise<void> {
    await this.#store.sittings.remove(id);
    this.#rooms.leave(id);
  }

  /** Who holds a token in a sitting. */
  async recognise(id: string, token: string): Promise<SittingSeat | undefined> {
    const sitting = await this.open(id);
    const holder = sitting && holderOf(sitting.state, hashToken(token));
    return holder && { sitting, participant: holder.id };
  }

  close(): Promise<void> {
    return this.#rooms.close();
  }

  async #load(id: string): Promise<Sitting | undefined> {
    const kept = await this.#store.sittings.find(id);
    const events = kept && (await this.#store.readSound<SittingEvent>(sittingStream(id)));
    return events && new Sitting(kept, events, this.#store, this.#now);
  }
}

type MakingFault = 'bad-sitting' | 'unknown-lexicon' | 'club-full';

const NO_GAME =
  'Ce dictionnaire ne donne aucune partie dont faire une séance : choisissez un dictionnaire plus complet.';
const GONE = 'Cette séance vient d’être supprimée : préparez-en une autre.';

const somethingToSit = (material: Material): Result<Material, MakingFault> =>
  materialCount(material) > 0 ? accept(material) : refuse('bad-sitting', NO_GAME);

/** @param mark of the lexicon, where it is not the free one: the number of an exam has it. */
function examOf(
  { exam }: Extract<SittingOrder, { readonly kind: 'exam' }>,
  mark: string | undefined,
): Result<ExamOrder, MakingFault> {
  const own = mark === undefined ? {} : { lexicon: mark };
  const read = readExamNumber(typeof exam === 'string' ? exam : examNumber({ ...exam, ...own }));
  if (!read.ok) return refuse('bad-sitting', read.fault.text);
  const fit = checkExamLexicon(read.value, mark);
  return fit.ok ? accept(fit.value) : refuse('bad-sitting', fit.fault.text);
}

/** The same request always gives the same code. */
function codeOf(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest();
  return [...bytes.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}
