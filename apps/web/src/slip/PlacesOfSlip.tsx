import { mainSolution, type Slip } from '@raccord/regulation';
import { PlacesOnBoard } from './PlacesOnBoard.tsx';
import { type JudgedTurn, usePlaces } from './useshownturn.ts';

/** The board before the turn, with the places where the slip's word can go for its score. */
export function PlacesOfSlip({ turn, slip }: { readonly turn: JudgedTurn; readonly slip: Slip | undefined }) {
  const places = usePlaces(turn, slip);
  const word = mainSolution(slip)?.word ?? '';
  return <PlacesOnBoard board={turn.position.board} places={places} word={word} score={slip?.score} />;
}
