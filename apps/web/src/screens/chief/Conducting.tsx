import { Fragment, type ReactNode } from 'react';
import { Shell } from '../../app/Shell.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { ConductContext, useConductOf } from './useconduct.ts';
import { useFollowed } from './usefollowed.ts';

interface ConductingProps {
  /** The screen of the chief referee: it shows all of the conduct by itself. */
  readonly isHere: boolean;
  /** It shows the slips of a turn: the next one comes by itself. */
  readonly isEntry: boolean;
  readonly children: ReactNode;
}

/** The game as the chief referee conducts it, from his own screen or from another: what comes next is one key away. */
export function Conducting({ isHere, isEntry, children }: ConductingProps) {
  const conduct = useConductOf(isHere);
  const followed = useFollowed(conduct);
  return (
    <ConductContext.Provider value={conduct}>
      <Shell next={conduct && !isHere && <Elsewhere />}>
        <Fragment key={isEntry ? followed : ''}>{children}</Fragment>
      </Shell>
    </ConductContext.Provider>
  );
}
