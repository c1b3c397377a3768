import { ADDRESSES } from '@raccord/contract';
import { useQuery } from '@tanstack/react-query';
import { Message } from '../app/Message.tsx';
import { useScreenName } from '../app/shortcuts.tsx';
import { Button } from '../design/controls.tsx';
import { HomeFrame } from '../screens/home/HomeFrame.tsx';
import { answered, api } from '../server/client.ts';
import { texts } from '../texts/index.ts';
import { About } from './About.tsx';

/** For everybody, whatever his station and without one. */
export function AboutPage() {
  useScreenName(texts.navigation.about);
  const { data, error, refetch } = useQuery({
    queryKey: ['program'],
    queryFn: () => answered(api.describeProgram()),
  });
  if (error)
    return <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>;
  return (
    <HomeFrame>
      {data && <About version={data.version} notices={data.hasNotices ? ADDRESSES.readNotices.path : undefined} />}
    </HomeFrame>
  );
}
