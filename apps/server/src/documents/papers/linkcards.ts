import type { QueryOf, SessionAnswer } from '@raccord/contract';
import { fileNameOf } from '@raccord/files';
import { type LinkCard, linkCardsPaper } from '@raccord/paper';
import type { Journal } from '@raccord/tournament';
import { seeHall } from '../../views/index.ts';
import type { Work } from '../../work.ts';
import { type Made, unhurried } from '../index.ts';
import { printed } from './paper.ts';

interface CardsOrder {
  readonly paper: QueryOf<'makeDocument'>['paper'];
  readonly at: number;
  readonly work: Work;
}

/** The cards of links just made: no document of the tournament, since nobody can ask for them again. */
export async function printLinkCards(
  journal: Journal,
  session: SessionAnswer,
  cards: readonly LinkCard[],
  { paper = 'A4', at, work }: CardsOrder,
): Promise<Made> {
  const hall = seeHall(journal, session, at);
  const made = await printed(linkCardsPaper(cards), { paper, at }, hall);
  return { fileName: fileNameOf(made.title, 'pdf'), type: 'application/pdf', content: unhurried(made, work) };
}
