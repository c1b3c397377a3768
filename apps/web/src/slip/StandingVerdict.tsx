import type { Slip } from '@raccord/regulation';
import { useVerdict } from './usejudged.ts';
import type { JudgedTurn } from './useshownturn.ts';
import { VerdictView } from './VerdictView.tsx';
import { type ShownVerdict, tellBesides } from './verdicts.ts';

interface StandingVerdictProps {
  readonly shown: JudgedTurn | undefined;
  readonly slip: Slip | undefined;
  readonly standing: ShownVerdict;
}

/** What the server says of a slip, with what the engine of the page tells besides: how it is written, which solution is kept. */
export function StandingVerdict({ shown, slip, standing }: StandingVerdictProps) {
  return <VerdictView verdict={tellBesides(standing, useVerdict(shown, slip).value)} />;
}
