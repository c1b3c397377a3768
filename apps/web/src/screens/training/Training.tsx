import { useQuery } from '@tanstack/react-query';
import { Message } from '../../app/Message.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { keep, useKept } from '../../app/usekept.ts';
import { Button, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { knownSourceOf, useLexicon } from '../../engine/useengine.ts';
import { answered, api } from '../../server/client.ts';
import { homeTexts } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { useLexicons, usualLexicon } from '../home/queries.ts';
import { PlayedHere } from './PlayedHere.tsx';
import { TrainingScreens } from './TrainingScreens.tsx';

/** The training of players, for the installation or for the officials of a tournament, who have its dictionary alone. */
export function Training({ tournament }: { readonly tournament: string | undefined }) {
  useScreenName(homeTexts.training.title);
  return (
    <HomeFrame>{tournament === undefined ? <AtInstallation /> : <AtTournament tournament={tournament} />}</HomeFrame>
  );
}

/** The dictionary of a game that goes on is that with which it began. */
const PLACE = 'raccord-entrainement-dictionnaire';
const setChosen = (hash: string): void => keep(PLACE, hash);

function AtInstallation() {
  const { data, error, refetch } = useLexicons();
  const kept = useKept(PLACE);
  const lexicons = data?.lexicons ?? [];
  const free = lexicons[0]?.hash;
  const hash = lexicons.find((one) => one.hash === kept)?.hash ?? (data && usualLexicon(data));
  const readiness = useLexicon(hash);
  if (error)
    return <Message action={<Button onClick={() => refetch()}>{texts.common.retry}</Button>}>{error.message}</Message>;
  return (
    <TrainingScreens
      place={{
        readiness,
        known: knownSourceOf(free),
        offerGames: (onGame) => <PlayedHere lexicon={readiness.hash} onLexicon={setChosen} onGame={onGame} />,
      }}
    >
      <div className={layout.labelled} data-long="true">
        <Select
          label={homeTexts.words.lexicon}
          value={hash ?? ''}
          options={lexicons.map(({ hash: value, name }) => ({ value, label: name }))}
          onChange={setChosen}
        />
      </div>
    </TrainingScreens>
  );
}

function AtTournament({ tournament }: { readonly tournament: string }) {
  const { data: hall, error } = useQuery({
    queryKey: ['training', tournament],
    queryFn: () => answered(api.seeHall({ params: { tournament } })),
  });
  const readiness = useLexicon(hall?.lexicon.hash);
  if (error) return <Message>{error.message}</Message>;
  return (
    <TrainingScreens
      place={{ readiness, offerGames: (onGame) => <PlayedHere lexicon={readiness.hash} onGame={onGame} /> }}
    />
  );
}
