import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button, Notice, Panel, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { engine } from '../../engine/engine.ts';
import { answered, api } from '../../server/client.ts';
import { trainingTexts } from '../../texts/training.ts';
import { useTournaments } from '../home/queries.ts';
import type { OfferedGame } from './place.ts';
import { othersOf, playedGameOf } from './played.ts';
import styles from './training.module.css';

const words = trainingTexts.source;

interface PlayedHereProps {
  /** The one whose games are offered, with whatever words are open. */
  readonly only?: string;
  /** Hash of the one that is open. */
  readonly lexicon: string | undefined;
  /** Opens that of the tournament, where there are several. */
  onLexicon?(hash: string): void;
  onGame(brought: OfferedGame): void;
}

/** The games of this installation that are over: one plays against those who played them. */
export function PlayedHere({ only, lexicon, onLexicon, onGame }: PlayedHereProps) {
  const { data } = useTournaments(only === undefined);
  const [address] = useSearchParams();
  const [tournament, setTournament] = useState(only ?? address.get('tournoi') ?? '');
  const [chosen, setChosen] = useState(address.get('partie') ?? '');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { data: hall } = useQuery({
    queryKey: ['training', tournament],
    queryFn: () => answered(api.seeHall({ params: { tournament } })),
    enabled: tournament !== '',
    refetchOnMount: 'always',
  });
  const games = hall?.games.filter(({ isFinished }) => isFinished) ?? [];
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  const isOpen = hall !== undefined && (only !== undefined || hall.lexicon.hash === lexicon);
  const bring = async (): Promise<void> => {
    if (!hall || !game) return;
    setBusy(true);
    setFault(undefined);
    try {
      const params = { tournament, game: game.id };
      const [seen, statistics, ranking] = await Promise.all([
        answered(api.seeGame({ params })),
        answered(api.seeStatistics({ params })),
        answered(api.seeRanking({ params: { tournament }, query: { game: game.id } })),
      ]);
      const { edition, settings } = hall;
      onGame({
        game: await engine().trainOn(playedGameOf(words.namedGame(hall.name, game.name), seen)),
        others: othersOf(seen, statistics, ranking, settings),
        rules: { edition, rhythm: game.rhythm, settings },
      });
    } catch (thrown) {
      setFault((thrown as Error).message);
      setBusy(false);
    }
  };
  const wanted = hall?.lexicon.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for the tournament chosen, then left to who chooses
  useEffect(() => {
    if (wanted !== undefined && wanted !== lexicon) onLexicon?.(wanted);
  }, [wanted]);
  return (
    <Panel className={layout.stack3}>
      <h2>{only === undefined ? words.installation : words.ownTournament}</h2>
      {only === undefined && (
        <>
          <Select
            label={words.tournament}
            value={tournament}
            options={[
              { value: '', label: words.choose },
              ...(data?.tournaments ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setTournament}
          />
          <p className={layout.soft}>{words.installationHint}</p>
        </>
      )}
      {hall && games.length === 0 && <p className={layout.soft}>{words.none}</p>}
      {game && (
        <Select
          label={words.chosenGame}
          value={game.id}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      {fault && <Notice kind="bad">{fault}</Notice>}
      {game && (
        <Button className={styles.begin} disabled={isBusy || !isOpen} onClick={bring}>
          {isBusy ? words.drawing : words.play}
        </Button>
      )}
    </Panel>
  );
}
