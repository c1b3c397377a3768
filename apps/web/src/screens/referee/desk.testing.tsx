import { emptyBoard, makeBoard } from '@raccord/scrabble';
import { defaultSettings } from '@raccord/tournament';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ShortcutsProvider } from '../../app/ShortcutsProvider.tsx';
import { engine } from '../../engine/engine.ts';
import type { DeskTable, SlipFileView } from '../../server/answers.ts';
import { newClientId } from '../../server/client.ts';
import { CommandOutbox } from '../../server/commandoutbox.ts';
import { TournamentContext } from '../../server/station.tsx';
import { OutboxContext } from '../../server/useoutbox.tsx';
import { viewKey } from '../../server/views.ts';
import { mount } from '../../testing/mount.tsx';
import { EntryDesk } from './EntryDesk.tsx';
import { asTyped, type CorrectedTurn } from './usecorrectedturn.ts';

const WORDS = ['JOUE', 'JOUER', 'JEU', 'JEUX', 'ROUE', 'ROUX', 'OU', 'JE'];
const RESULT: DeskTable['result'] = {
  ...{ outcome: 'missing', points: 0, penalty: 0, warnings: 0, warningCost: 0, bonus: 0, total: 0 },
  ...{ reasons: [], decidedBy: 'program', isProvisional: true },
};

export const tableOf = (table: number): DeskTable => ({
  ...{ entrant: `p${table}`, members: [{ name: `Joueur ${table}` }], centre: 'c', table, result: RESULT },
  ...{ isCorrectionDue: false, isCorrectionOptional: false, isDelivered: false, isConfirmed: false },
  ...{ isReferred: false, isAppealed: false, isToReview: false, isRuled: false, isCorrected: false },
});

/** A lexicon of a few words. */
async function openLexicon(): Promise<void> {
  const { file } = await engine().compile('essai', new TextEncoder().encode(WORDS.join('\n')));
  await engine().open({ hash: 'essai', from: file });
}

/** The first turn of a game, searched by the real engine. */
async function openTurn(draw: string): Promise<CorrectedTurn> {
  const board = emptyBoard();
  const position = { turn: 1, formula: 'normale', board: makeBoard(board).split('\n'), draw } as const;
  await openLexicon();
  const { tops } = await engine().survey(position);
  return {
    ...{ key: { game: 'g', turn: 1 }, position, board, markedDraw: draw, isVoid: false, isLoading: false },
    rules: { edition: '2023', settings: { ...defaultSettings('2023'), tieBreaks: [], spelling: [] } },
    top: asTyped(tops[0], board),
  };
}

export interface DeskAtHand {
  /** What the referee has entered, in order. */
  entered(): readonly { readonly type: string; readonly data: unknown }[];
  readonly turn: CorrectedTurn;
  /** How often the next turn was gone on to. */
  readonly left: { count: number };
  readonly tournament: string;
  /** In an engine that was started anew. */
  openLexicon(): Promise<void>;
  /** The engine has searched the turn. */
  load(): void;
  /** As reloading the page would. */
  again(): void;
  close(): void;
}

/** The desk of a chief referee whose server is away: three tables to enter, for the first turn of a game. */
export async function openDesk({
  tournament = newClientId(),
  station = '',
  draw = 'JOUERX?',
  /** The dictionary is still on its way. */
  isLoading = false,
  /** That of the first table. */
  file = undefined as SlipFileView | undefined,
} = {}): Promise<DeskAtHand> {
  onlineManager.setOnline(false);
  const turn = await openTurn(draw);
  const outbox = await new CommandOutbox(tournament, `chief ${station}`).open();
  onTestFinished(() => outbox.close());
  const queries = new QueryClient();
  const seen = { sequence: 1, tables: [1, 2, 3].map(tableOf) };
  queries.setQueryData(viewKey(tournament, 'seeDesk', { tournament, ...turn.key }), seen);
  queries.setQueryData(viewKey(tournament, 'seeSlipFile', { tournament, ...turn.key, entrant: 'p1' }), file);
  const session = { role: 'chief', name: 'Juge-arbitre', tournament, id: station } as const;
  const left = { count: 0 };
  let load = (): void => {};
  const Loading = (props: ComponentProps<typeof EntryDesk>) => {
    const [isOver, setOver] = useState(!isLoading);
    load = () => setOver(true);
    return <EntryDesk {...props} turn={isOver ? turn : { ...turn, isLoading: true, top: undefined }} />;
  };
  const show = () =>
    mount(
      <QueryClientProvider client={queries}>
        <ShortcutsProvider about="/a-propos">
          <TournamentContext.Provider value={{ tournament, session, isOnline: false }}>
            <OutboxContext.Provider value={outbox}>
              <Loading {...{ turn }} centre={undefined} filter="" onDone={() => left.count++} />
            </OutboxContext.Provider>
          </TournamentContext.Provider>
        </ShortcutsProvider>
      </QueryClientProvider>,
    );
  let leave = show();
  if (!isLoading) await expect.element(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
  return {
    ...{ turn, tournament, left, openLexicon },
    load: () => load(),
    close: () => leave(),
    entered: () => outbox.waiting.map(({ type, data }) => ({ type, data })),
    again: () => {
      leave();
      leave = show();
    },
  };
}
