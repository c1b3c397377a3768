import { texts } from '../texts/index.ts';
import { Button, Notice } from './controls.tsx';
import { Loading } from './Loading.tsx';

interface AwaitedProps {
  /** What was asked for, once it is there. */
  readonly data?: unknown;
  readonly error: Error | null;
  onRetry?(): void;
}

/** An answer that is not there: why it does not come, or that it is on its way. */
export function AwaitedView({ data, error, onRetry }: AwaitedProps) {
  if (!error) return data === undefined && <Loading />;
  return (
    <Notice kind="bad">
      {error.message} {onRetry && <Button onClick={onRetry}>{texts.common.retry}</Button>}
    </Notice>
  );
}
