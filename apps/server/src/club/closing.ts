import { type EveningFault, type EveningResult, eveningResultOf } from '@raccord/club';
import { type Result, refuse } from '@raccord/scrabble';
import type { Halls } from '../hall/halls.ts';

/** What is kept of an evening once it is closed, worked out from its tournament as it stands. */
export async function closingOf(
  halls: Halls,
  tournament: string,
): Promise<Result<EveningResult, EveningFault | 'unknown-lexicon'>> {
  const hall = await halls.open(tournament);
  if (!hall)
    return refuse('unknown-lexicon', 'Le dictionnaire de cette soirée n’est pas sur ce serveur : importez-le.');
  return hall.read((journal) => eveningResultOf(tournament, journal));
}
