import { Button, Notice } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import type { Readiness } from './useengine.ts';

interface WordsStateProps {
  readonly readiness: Readiness;
  /** What is said of a fault; the fault itself unless told. */
  readonly tell?: (fault: string) => string;
}

/** Says that the words are not there yet, or why they are not and how to try again. */
export function WordsState({ readiness: { isReady, fault, retry }, tell = (text) => text }: WordsStateProps) {
  if (isReady) return null;
  if (fault === undefined) return <Notice kind="info">{texts.engine.preparing}</Notice>;
  return (
    <Notice kind="bad">
      {tell(fault)}{' '}
      <Button look="quiet" onClick={retry}>
        {texts.common.retry}
      </Button>
    </Notice>
  );
}
