import { Suspense, useEffect, useState } from 'react';
import { Badge, Button } from '../design/controls.tsx';
import { useIsKept, useIsUnsafe, useWaiting } from '../server/useoutbox.tsx';
import { texts } from '../texts/index.ts';
import { deferred } from './deferred.ts';

const words = texts.connection;
const RefusedDialog = deferred(async () => (await import('./RefusedDialog.tsx')).RefusedDialog);

/** What waits for the server, what it did not take, and whether closing the page would lose it. */
export function Unsent() {
  const waiting = useWaiting();
  const isKept = useIsKept();
  const [isShown, setShown] = useState(false);
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const unsent = waiting.length - refused.length;
  useWarnOnClosing(useIsUnsafe());
  return (
    <>
      {!isKept && (
        <span title={words.notKeptHint}>
          <Badge kind="warn">{words.notKept}</Badge>
        </span>
      )}
      {unsent > 0 && <Badge kind="info">{words.waiting(unsent)}</Badge>}
      {refused.length > 0 && (
        <Button look="danger" onClick={() => setShown(true)}>
          {words.refused(refused.length)}
        </Button>
      )}
      {isShown && (
        <Suspense fallback={null}>
          <RefusedDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The browser asks before it closes the page. */
function useWarnOnClosing(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLost]);
}
