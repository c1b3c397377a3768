import { type ComponentProps, useId } from 'react';
import { Button } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';

interface Props extends Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly label: string;
  /** What is still missing. */
  readonly why: string | undefined;
}

/** The button that leads on; while it cannot, it says why. */
export function Advance({ label, why, ...rest }: Props) {
  const id = useId();
  return (
    <>
      <Button look="main" disabled={why !== undefined} aria-describedby={why === undefined ? undefined : id} {...rest}>
        {label}
      </Button>
      {why !== undefined && (
        <span id={id} className={layout.soft}>
          {why}
        </span>
      )}
    </>
  );
}
