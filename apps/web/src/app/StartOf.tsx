import { Redirect, Route } from 'wouter';

interface StartProps {
  readonly root: string;
  readonly at: string;
}

/** Goes on to where one begins below a root. Whoever is leaving for another root is let go: he may be seen here for a moment yet. */
export const StartOf = ({ root, at }: StartProps) => (
  <Route path={`${root}/*?`}>
    <Redirect to={at} replace />
  </Route>
);
