import { ADDRESSES } from '@raccord/contract';
import { Message } from '../app/Message.tsx';
import { useScreenName } from '../app/shortcuts.tsx';
import { Button } from '../design/controls.tsx';
import { HomeFrame } from '../screens/home/HomeFrame.tsx';
import { texts } from '../texts/index.ts';
import { About } from './About.tsx';
import { useProgram } from './useprogram.ts';

/** For everybody, whatever his station and without one. */
export function AboutPage() {
  useScreenName(texts.navigation.about);
  const { data, error, refetch } = useProgram();
  if (error)
    return <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>;
  return (
    <HomeFrame>
      {data && <About version={data.version} notices={data.hasNotices ? ADDRESSES.readNotices.path : undefined} />}
    </HomeFrame>
  );
}
