import {
  type CarriedName,
  carriedTo,
  type Revisions,
  type SessionAnswer,
  subjectsOf,
  textChange,
  type ViewNews,
} from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import type { Hall } from '../hall/hall.ts';
import * as views from '../views/index.ts';
import { centreOf } from '../views/sight.ts';

/** A text that many are told, and what is sent for it to those who were told another one before. */
interface SharedText {
  readonly revision: string;
  readonly text: string;
  readonly changes: Map<string, string>;
}

/** What the carried views of a hall have in common, each made once for a state of it. */
class Common {
  readonly #hall: Hall;
  readonly #halls = new Map<string, SharedText>();
  #standings: { readonly revision: string; readonly of: ReturnType<typeof views.seeStandings> } | undefined;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  /** The view of the hall: the same for all of a role in a centre. */
  hallFor(session: SessionAnswer, revision: string): SharedText {
    return this.#hall.read((journal) => {
      const audience = `${session.role} ${centreOf(journal.state, session)}`;
      const known = this.#halls.get(audience);
      if (known?.revision === revision) return known;
      const text = withoutSequence(views.seeHall(journal, session, this.#hall.now()));
      const made = { revision, text, changes: new Map<string, string>() };
      this.#halls.set(audience, made);
      return made;
    });
  }

  standings(revision: string): ReturnType<typeof views.seeStandings> {
    if (this.#standings?.revision !== revision) this.#standings = { revision, of: this.#hall.read(views.seeStandings) };
    return this.#standings.of;
  }
}

const COMMON = new WeakMap<Hall, Common>();

function commonOf(hall: Hall): Common {
  const known = COMMON.get(hall) ?? new Common(hall);
  COMMON.set(hall, known);
  return known;
}

/** What one connection is told with the news: the views of its station that changed, as they would be answered. */
export class Carrying {
  readonly #hall: Hall;
  readonly #common: Common;
  readonly #texts = new Map<CarriedName, string>();
  #told: Revisions | undefined;

  constructor(hall: Hall) {
    this.#hall = hall;
    this.#common = commonOf(hall);
  }

  /** The news as it is sent. The first one carries nothing: who comes asks for what he shows. */
  write(news: ViewNews, session: SessionAnswer): string {
    const before = this.#told;
    const { revisions } = news;
    this.#told = revisions;
    const text = JSON.stringify({ ...news, now: this.#hall.now() });
    if (!before) return text;
    const changes = carriedTo(session.role)
      .filter((name) => subjectsOf(name, session.role).some((subject) => before[subject] !== revisions[subject]))
      .flatMap((name) => {
        const change = this.#change(name, session, revisions);
        return change === undefined ? [] : [`"${name}":${change}`];
      });
    return changes.length === 0 ? text : `${text.slice(0, -1)},"seen":{${changes.join(',')}}}`;
  }

  #change(name: CarriedName, session: SessionAnswer, revisions: Revisions): string | undefined {
    const before = this.#texts.get(name) ?? '';
    if (name === 'seeHall') {
      const { text, changes } = this.#common.hallFor(session, revisionOf(name, session, revisions));
      this.#texts.set(name, text);
      const known = changes.get(before) ?? JSON.stringify(textChange(before, text));
      changes.set(before, known);
      return known;
    }
    const seen = this.#hall.read((journal) => this.#own(name, journal, session, revisions));
    if (!seen) return undefined;
    const text = withoutSequence(seen);
    this.#texts.set(name, text);
    return JSON.stringify(textChange(before, text));
  }

  #own(name: Exclude<CarriedName, 'seeHall'>, journal: Journal, session: SessionAnswer, revisions: Revisions) {
    switch (name) {
      case 'seeOwnSlip':
        return views.seeOwnSlip(journal, session);
      case 'seeDesk':
        return views.seeOpenDesk(journal, session);
      case 'seeCorrections':
        return views.seeCorrections(journal, session, {});
      case 'seeSheet': {
        const standings = this.#common.standings(revisionOf('seeRanking', session, revisions));
        return views.seeSheet(journal, session, session.id ?? '', standings);
      }
    }
  }
}

const revisionOf = (name: CarriedName | 'seeRanking', { role }: SessionAnswer, revisions: Revisions): string =>
  subjectsOf(name, role)
    .map((subject) => revisions[subject])
    .join('-');

/** It is told with the news, and changes when nothing else does. */
const withoutSequence = (seen: object): string => JSON.stringify({ ...seen, sequence: undefined });
