import { Message } from '../../app/Message.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { keep, useKept } from '../../app/usekept.ts';
import { Button, Select } from '../../design/controls.tsx';
import { useLexicon } from '../../engine/useengine.ts';
import { texts } from '../../texts/index.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { useLexicons } from '../home/queries.ts';
import { PlayedHere } from './PlayedHere.tsx';
import { TrainingScreens } from './TrainingScreens.tsx';

/** The dictionary of a game that goes on is that with which it began. */
const PLACE = 'raccord-entrainement-dictionnaire';
const setChosen = (hash: string): void => keep(PLACE, hash);

/** The training of players in an installation: with any of its dictionaries, on any game that was played there. */
export function Training() {
  useScreenName(texts.home.training.title);
  const { data, error, refetch } = useLexicons();
  const kept = useKept(PLACE);
  const lexicons = data?.lexicons ?? [];
  const hash = (lexicons.find((one) => one.hash === kept) ?? lexicons[0])?.hash;
  const readiness = useLexicon(hash);
  if (error)
    return <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>;
  return (
    <HomeFrame>
      <TrainingScreens
        place={{
          readiness,
          offerGames: (onGame) => <PlayedHere lexicon={readiness.hash} onLexicon={setChosen} onGame={onGame} />,
        }}
      >
        <Select
          label={texts.home.words.lexicon}
          value={hash ?? ''}
          options={lexicons.map(({ hash: value, name }) => ({ value, label: name }))}
          onChange={setChosen}
        />
      </TrainingScreens>
    </HomeFrame>
  );
}
