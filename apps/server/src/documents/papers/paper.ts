import type { Seen, SessionAnswer } from '@raccord/contract';
import { type Paper, print } from '@raccord/paper';
import type { Journal } from '@raccord/tournament';
import { seeHall, seePeople } from '../../views/index.ts';
import { gameMeant } from '../chosengame.ts';
import type { DocumentMaker, DocumentOrder } from '../document.ts';
import { isAsked } from '../seats.ts';
import { readFonts } from './fonts.ts';

/** What a paper is made of: a tournament as a station sees it, and what is asked for. */
export interface PaperSource {
  readonly journal: Journal;
  readonly session: SessionAnswer;
  readonly order: DocumentOrder;
  readonly hall: Seen<'seeHall'>;
}

/** The maker of a PDF: `lay` looks at the journal, at once, and says what is to be printed. */
export const paperMaker =
  (lay: (sight: PaperSource) => Paper | undefined): DocumentMaker =>
  (journal, session, order) => {
    const hall = seeHall(journal, session, order.at);
    const paper = lay({ journal, session, order, hall });
    return paper && printed(paper, order, hall);
  };

export async function printed(
  paper: Paper,
  { paper: size, at }: Pick<DocumentOrder, 'paper' | 'at'>,
  { name, place, date }: PaperSource['hall'],
) {
  const order = { fonts: await readFonts(), size, at: new Date(at), tournament: { name, place, date } };
  const { progress, bytes } = await print(paper, order);
  return {
    title: `${paper.title} – ${name}`,
    ...{ content: bytes, progress },
  };
}

/** The people asked for: those of a centre, at some tables. */
export function peopleAsked({ journal, session, order }: PaperSource): Seen<'seePeople'> {
  const people = seePeople(journal, session);
  return {
    ...people,
    centres: people.centres.filter(({ id }) => (order.centre ?? id) === id),
    entrants: people.entrants.filter((entrant) => isAsked(entrant, order)),
  };
}

export const gameAsked = ({ order, hall }: PaperSource): string => gameMeant(hall.games, order.game);
