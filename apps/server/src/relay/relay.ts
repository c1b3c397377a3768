import type { RelayStatus } from '@raccord/contract';
import { decodeLexicon } from '@raccord/scrabble';
import type { StoredEvent } from '@raccord/tournament';
import { ClubLexicons } from '../club/lexicons.ts';
import { type Lexicons, lexiconHash } from '../lexicons/lexicons.ts';
import type { EventStore, OutboxEntry } from '../store/store.ts';
import { Central, parseLink } from './central.ts';
import { copyEvents } from './copy.ts';
import { Courier, type RelayConnection, type RelayLog } from './courier.ts';
import { RelayFault } from './faults.ts';
import { type Kept, readKept, writeKept } from './kept.ts';
import { lockRelay } from './lock.ts';
import type { RelayHall } from './relay-hall.ts';

/** Below that, what differs is the time that messages take. */
const CLOCKS_AGREE_MS = 1_000;

const TEXTS: Readonly<Record<RelayConnection, string>> = {
  connected: 'Relié au serveur du tournoi.',
  cut: 'Coupé du serveur du tournoi : continuez, tout lui sera transmis à son retour.',
  'shut-out':
    'Le serveur du tournoi n’accepte plus ce relais : demandez au juge-arbitre un nouveau lien, puis redémarrez le relais avec lui. Rien n’est perdu.',
  diverged:
    'Le serveur du tournoi n’a pas le même historique que ce relais, comme après une restauration : appelez le juge-arbitre. Rien n’est perdu ici.',
};

const ADVICE = 'Recommencez-la si elle est encore utile, ou voyez avec le juge-arbitre.';

/** The server of one centre: it plays the centre’s part of a tournament, with or without the network. */
export class Relay {
  readonly #directory: string;
  readonly #central: Central;
  readonly #now: () => number;
  #kept: Kept;
  readonly #unlock: () => void;
  #courier: Courier | undefined;
  #hall: RelayHall | undefined;

  private constructor(directory: string, kept: Kept, central: Central, now: () => number, unlock: () => void) {
    this.#unlock = unlock;
    this.#directory = directory;
    this.#kept = kept;
    this.#central = central;
    this.#now = now;
  }

  /** Needs the network the first time only, or for another link. Throws a `RelayFault`. */
  static async open(directory: string, link: string, now: () => number): Promise<Relay> {
    const parsed = parseLink(link);
    if (!parsed) throw new RelayFault('relay-link');
    const unlock = await lockRelay(directory);
    try {
      return await Relay.#enter(directory, parsed, now, unlock);
    } catch (fault) {
      unlock();
      throw fault;
    }
  }

  static async #enter(
    directory: string,
    parsed: NonNullable<ReturnType<typeof parseLink>>,
    now: () => number,
    unlock: () => void,
  ): Promise<Relay> {
    const kept = await readKept(directory);
    if (kept && kept.base === parsed.base && kept.token === parsed.token) {
      return new Relay(directory, kept, new Central(kept.base, kept.token, kept.cookie), now, unlock);
    }
    const central = new Central(parsed.base, parsed.token);
    const entered = await central.enter();
    if (!entered.ok) {
      const isAway = entered.fault.code === 'unreachable';
      throw isAway ? new RelayFault('relay-unreachable', parsed.base) : new RelayFault('relay-refused');
    }
    const { role, tournament, centre } = entered.value;
    if (role !== 'relay' || tournament === undefined || centre === undefined) throw new RelayFault('relay-refused');
    if (kept && (kept.tournament !== tournament || kept.centre !== centre)) {
      throw new RelayFault('relay-elsewhere', directory);
    }
    const own = { ...parsed, cookie: central.cookie, tournament, centre, ahead: kept?.ahead ?? 0 };
    return new Relay(directory, own, central, now, unlock);
  }

  get tournament(): string {
    return this.#kept.tournament;
  }

  get centre(): string {
    return this.#kept.centre;
  }

  /** The time of the server of the tournament, as far as we know it. */
  get now(): () => number {
    return () => this.#now() + this.#kept.ahead;
  }

  /** Brings the tournament and its words here, unless they are here. Throws a `RelayFault`. */
  async prepare(store: EventStore, lexicons: Lexicons): Promise<void> {
    const { tournament, base } = this.#kept;
    const streams = await store.streams();
    const isFirst = (await readKept(this.#directory)) === undefined;
    if (isFirst && streams.length > 0) throw new RelayFault('relay-elsewhere', this.#directory);
    await writeKept(this.#directory, this.#kept);
    const known = streams.find(({ id }) => id === tournament);
    if (!known) await store.createStream(tournament);
    if (!known || known.sequence === 0) {
      const copied = await copyEvents(this.#central, store, tournament, 0, this.#now);
      if (!copied.ok) throw new RelayFault('relay-unreachable', base);
      await this.#noteClock(copied.value.ahead);
    }
    const [created] = await store.read(tournament, 0, 1);
    const { hash } = (created as StoredEvent & { data: { lexicon: { hash: string } } }).data.lexicon;
    if (await lexicons.file(hash)) return;
    const file = await this.#central.ask((api) => api.readLexicon({ params: { hash } }));
    const lexicon = file.ok ? decodeLexicon(file.value) : undefined;
    if (!lexicon?.ok || lexiconHash(lexicon.value) !== hash) throw new RelayFault('relay-lexicon');
    await new ClubLexicons(lexicons, store.clubs).add((await store.clubs.first()) ?? '', lexicon.value);
  }

  /** Follows the tournament and hands on what is done here, for as long as it runs. */
  follow(hall: RelayHall, store: EventStore, log: RelayLog, retryMs: number): void {
    this.#hall = hall;
    this.#courier = new Courier(hall, store, this.#central, log, {
      retryMs,
      now: this.#now,
      tellClock: (ahead) => this.#noteClock(ahead),
    });
  }

  status(): RelayStatus {
    const connection = this.#courier?.connection ?? 'cut';
    const refused = this.#hall?.refused ?? [];
    const showEntry = ({ command: { id, at }, who, what, refusal = { code: '', text: '' } }: OutboxEntry) => ({
      ...{ id, at, who, what, code: refusal.code },
      text: `${refusal.text} ${ADVICE}`,
    });
    return {
      connection,
      text: TEXTS[connection],
      pending: this.#hall?.pendingCount ?? 0,
      refused: refused.filter(({ dismissal }) => !dismissal).map(showEntry),
      dismissed: refused.flatMap((entry) =>
        entry.dismissal ? [{ ...showEntry(entry), dismissal: entry.dismissal }] : [],
      ),
    };
  }

  async close(): Promise<void> {
    this.#central.close();
    await this.#courier?.close();
    this.#unlock();
  }

  /** Takes an action that was refused out of sight; who did it stays written. False when there is none of that id. */
  async dismiss(id: string, by: string): Promise<boolean> {
    return (await this.#hall?.dismiss(id, by, this.now())) ?? false;
  }

  async #noteClock(ahead: number): Promise<void> {
    const isSame = Math.abs(ahead - this.#kept.ahead) <= CLOCKS_AGREE_MS;
    if (isSame && this.#central.cookie === this.#kept.cookie) return;
    this.#kept = {
      ...this.#kept,
      cookie: this.#central.cookie,
      ahead: isSame ? this.#kept.ahead : Math.round(ahead),
    };
    await writeKept(this.#directory, this.#kept);
  }
}
