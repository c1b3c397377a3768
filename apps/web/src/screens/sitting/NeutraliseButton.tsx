import { useQueryClient } from '@tanstack/react-query';
import { Button, Notice } from '../../design/controls.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { sittingViewsKey } from './queries.ts';

const words = sittingTexts.spread;

interface NeutraliseButtonProps {
  readonly sitting: string;
  /** From 1. */
  readonly slip: number;
  readonly isNeutral: boolean;
}

/** A slip that could not be judged counts for nobody, and marks are worked out again; or it counts again. */
export function NeutraliseButton({ sitting, slip, isNeutral }: NeutraliseButtonProps) {
  const queries = useQueryClient();
  const { send, fault } = useSending();
  const change = async (): Promise<void> => {
    const body = { slip, isNeutral: !isNeutral };
    await send(['neutralise', sitting], `${slip} ${!isNeutral}`, () =>
      api.neutraliseSlip({ params: { sitting }, body }),
    );
    await queries.invalidateQueries({ queryKey: sittingViewsKey(sitting) });
  };
  return (
    <>
      <Button look="quiet" aria-pressed={isNeutral} aria-label={words.neutraliseOf(slip, isNeutral)} onClick={change}>
        {isNeutral ? words.count : words.neutralise}
      </Button>
      {fault && <Notice kind="bad">{fault.text}</Notice>}
    </>
  );
}
