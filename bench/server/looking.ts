import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import {
  type CarriedView,
  CarriedViews,
  carriedTo,
  paceOf,
  type StationRole,
  subjectsOf,
  type ViewName,
  type ViewNews,
} from '@raccord/contract';
import WebSocket from 'ws';
import { Page } from './client.ts';

export interface Looked {
  readonly view: ViewName;
  readonly path: string;
  readonly query?: object;
}

/** What pages look out for, as the server acknowledged it to whoever did it. */
export interface Awaited {
  /** The views that show it. */
  readonly views: readonly ViewName[];
  readonly done: { readonly sequence: number; readonly at: number }[];
}

/** What a page shows from now on, by the clock of the bench. */
export type OnShown = (view: ViewName, answer: object, at: number) => void;

interface Had {
  readonly revisions: Partial<ViewNews['revisions']>;
  readonly etag: string;
  readonly at: number;
}

/** A view of one turn is brought for that turn alone. */
const isOfTurn = (path: string, answer: object): boolean =>
  !path.includes('/turns/') || ('turn' in answer && path.includes(`/turns/${answer.turn}/`));

const NOTHING_YET: Had = { revisions: {}, etag: '', at: Number.NEGATIVE_INFINITY };
/** In milliseconds: between two tries to come back, at least and at most. */
const PATIENCE = [200, 1_000] as const;

/** A page of a station, as those of apps/web: a view is asked again when a subject of it has changed, at the same pace. */
export class Looking {
  readonly role: StationRole;
  readonly #stream: string;
  readonly #link: string;
  readonly #awaited: Awaited;
  readonly #had = new Map<string, Had>();
  #views: readonly Looked[];
  #page: Page | undefined;
  #socket: WebSocket | undefined;
  #told: ViewNews | undefined;
  #mark = '';
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> = Promise.resolve();
  #seen = 0;
  #worst = 0;
  asked = 0;
  bytes = 0;
  /** Told by the feed. */
  brought = 0;
  onShown: OnShown | undefined;
  /** By how much the server is ahead of the clock of the bench at least, as far as it has told. */
  ahead = Number.NEGATIVE_INFINITY;
  /** Answers that were no view. */
  faults = 0;

  constructor(
    station: { readonly stream: string; readonly role: StationRole; readonly link: string },
    views: readonly Looked[],
    awaited: Awaited = { views: [], done: [] },
  ) {
    this.#stream = station.stream;
    this.role = station.role;
    this.#link = station.link;
    this.#views = views;
    this.#awaited = awaited;
    this.#seen = awaited.done.length;
  }

  /** The longest from the acknowledgement of what is awaited to having it, in milliseconds. */
  get worst(): number {
    const next = this.#awaited.done[this.#seen];
    return Math.max(this.#worst, next ? performance.now() - next.at : 0);
  }

  async enter(url: string): Promise<this> {
    this.#page = await new Page(url).enter(this.#link);
    return this;
  }

  /** Resolves once it listens and has its views. */
  async listen(url: string): Promise<void> {
    const headers = { cookie: this.#page?.cookie ?? '', origin: url };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tournaments/${this.#stream}/live`, { headers });
    socket.on('error', () => {});
    this.#socket = socket;
    this.#told = undefined;
    const carried = new CarriedViews();
    await new Promise<void>((resolve, reject) => {
      socket.on('message', (data) => {
        const at = performance.now();
        const text = String(data);
        const news = JSON.parse(text) as ViewNews;
        this.brought += text.length;
        this.ahead = Math.max(this.ahead, (news.now ?? this.ahead) - at);
        if (this.#told === undefined) this.#resume(news);
        this.#told = news;
        this.#mark = news.mark;
        for (const one of carried.take(news)) this.#show(one, news, at);
        this.#refreshIn(0);
        resolve();
      });
      socket.once('close', () => reject(new Error('closed')));
    });
    await this.#refresh();
  }

  /** As a page does after a cut: again and again, with some patience between. */
  async comeBack(url: string): Promise<void> {
    const [least, most] = PATIENCE;
    for (;;) {
      try {
        return await this.listen(url);
      } catch {
        await sleep(least + Math.random() * (most - least));
      }
    }
  }

  /** Goes to other views. */
  show(views: readonly Looked[]): void {
    this.#views = views;
    this.#refreshIn(0);
  }

  tell(id: string, type: string, data: unknown): Promise<unknown> {
    if (!this.#page) throw new Error('A page enters first.');
    return this.#page.ask('POST', `/api/tournaments/${this.#stream}/commands`, { id, type, data });
  }

  forgetCounts(): void {
    this.asked = 0;
    this.bytes = 0;
    this.brought = 0;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#told = undefined;
    this.#socket?.terminate();
    this.#page?.close();
  }

  /** Where nothing happened, what it has is as good as new; otherwise all is asked again: a server started again counts from zero. */
  #resume({ mark, revisions }: ViewNews): void {
    for (const [path, had] of this.#had) {
      this.#had.set(path, mark === this.#mark ? { ...had, revisions } : { ...NOTHING_YET, etag: had.etag });
    }
  }

  /** The feed brought a view: it is not asked for. */
  #show({ name, answer }: CarriedView, { revisions }: ViewNews, at: number): void {
    const shown = this.#views.find(
      ({ view, query, path }) => view === name && query === undefined && isOfTurn(path, answer),
    );
    if (!shown) return;
    this.#had.set(shown.path, { ...(this.#had.get(shown.path) ?? NOTHING_YET), revisions });
    this.#note(name, answer, at);
  }

  #refreshIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#refresh().catch(() => undefined), milliseconds);
  }

  #refresh(): Promise<void> {
    this.#asking = this.#asking.catch(() => undefined).then(() => this.#askWhatChanged());
    return this.#asking;
  }

  async #askWhatChanged(): Promise<void> {
    let wait = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.#views.length && this.#told; at++) {
      const { view, path, query } = this.#views[at];
      const { revisions } = this.#told;
      const had = this.#had.get(path) ?? NOTHING_YET;
      const subjects = subjectsOf(view, this.role, query);
      const changed = subjects.filter((subject) => had.revisions[subject] !== revisions[subject]);
      const isWhole = query === undefined && !path.includes('/turns/');
      const comes = isWhole && carriedTo(this.role).some((carried) => carried === view);
      if (changed.length === 0 || (comes && had !== NOTHING_YET && had.at > Number.NEGATIVE_INFINITY)) continue;
      const due = had.at + paceOf(this.role, changed) - performance.now();
      if (due > 0) wait = Math.min(wait, due);
      else this.#had.set(path, { revisions, etag: await this.#look(view, path, had.etag), at: performance.now() });
    }
    if (wait < Number.POSITIVE_INFINITY) this.#refreshIn(wait);
  }

  async #look(view: ViewName, path: string, etag: string): Promise<string> {
    const answer = await this.#page?.look(`/api/tournaments/${this.#stream}${path}`, etag).catch((error: Error) => {
      // What has no code came from the server.
      if (!('code' in error)) this.faults++;
      throw error;
    });
    this.asked++;
    this.bytes += answer?.body.length ?? 0;
    if (answer && answer.body.length > 0 && (this.onShown || this.#awaited.views.includes(view))) {
      const at = performance.now();
      const body = answer.encoding === 'gzip' ? gunzipSync(answer.body) : answer.body;
      this.#note(view, JSON.parse(String(body)) as { sequence: number }, at);
    }
    return answer?.etag ?? '';
  }

  /** How late it shows what is awaited. */
  #note(view: ViewName, answer: { readonly sequence: number }, at: number): void {
    this.onShown?.(view, answer, at);
    const { views, done } = this.#awaited;
    if (!views.includes(view)) return;
    for (; this.#seen < done.length && done[this.#seen].sequence <= answer.sequence; this.#seen++) {
      this.#worst = Math.max(this.#worst, at - done[this.#seen].at);
    }
  }
}
