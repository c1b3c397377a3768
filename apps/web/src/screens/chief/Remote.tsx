import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Badge, Button } from '../../design/controls.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { areResultsHeld, directedAt } from '../hall/stage.ts';
import { useConduct } from './useconduct.ts';

const RemoteDialog = deferred(async () => (await import('./RemoteDialog.tsx')).RemoteDialog);

/** The way to what the screens of the hall show between two turns: it stays open as long as it is needed. */
export function Remote() {
  const { data: hall } = useView('seeHall', {});
  const { centre } = useConduct();
  const [isOpen, setOpen] = useState(false);
  const isHeld = hall && areResultsHeld(hall) && !directedAt(hall, centre);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {texts.hall.remote.title} {isHeld && <Badge kind="info">{texts.hall.held}</Badge>}
      </Button>
      {isOpen && hall && (
        <Suspense fallback={null}>
          <RemoteDialog hall={hall} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
