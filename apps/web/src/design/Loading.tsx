import { useEffect, useState } from 'react';
import { texts } from '../texts/index.ts';
import { Button, Notice } from './controls.tsx';

/** What has not come after so long does not come. */
const LATE_MS = 15_000;

/** Whether this has been shown for so long that whatever it waits for is late. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

export const ReloadButton = () => <Button onClick={() => location.reload()}>{texts.common.reload}</Button>;

/** In the place of a part that is on its way: one that does not come is said, and asked for again with the page. */
export function Loading() {
  if (!useIsLate()) return <p>{texts.common.loading}</p>;
  return (
    <Notice kind="bad">
      {texts.common.unloaded} <ReloadButton />
    </Notice>
  );
}
