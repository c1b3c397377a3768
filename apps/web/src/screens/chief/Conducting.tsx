import { type ReactNode, useState } from 'react';
import { Shell } from '../../app/Shell.tsx';
import { ConductContext } from './conductcontext.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Typing, TypingContext } from './typing.ts';
import { useConductOf } from './useconduct.ts';
import { useSettled } from './usesettled.ts';

interface ConductingProps {
  /** The screen of the chief referee: it shows all of the conduct by itself. */
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/** The game as the chief referee conducts it, from his own screen or from another: what comes next is one key away. */
export function Conducting({ isHere, children }: ConductingProps) {
  const gathered = useConductOf(isHere);
  const settled = useSettled(gathered?.stepName);
  const conduct = gathered && { ...gathered, ...settled };
  const [typing] = useState(() => new Typing());
  return (
    <ConductContext.Provider value={conduct}>
      <TypingContext.Provider value={typing}>
        <Shell next={conduct && !isHere && <Elsewhere />}>{children}</Shell>
      </TypingContext.Provider>
    </ConductContext.Provider>
  );
}
