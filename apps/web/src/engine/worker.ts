/**
 * The engine beside the page: lexicon, solutions, verdicts and places, without holding up a key. Readers of files come with
 * the first file that somebody brings; what judges by the texts before 2023, with the first slip of theirs or a moment later.
 */
import { loadTreatment } from '@raccord/regulation';
import type { Wordbook } from '@raccord/tournament';
import { askAhead } from '../app/askahead.ts';
import { answerCalls, tellStage } from './answering.ts';
import { openWordbook } from './lexicon.ts';
import { analysesOf, lookUpLetters } from './lookups.ts';
import type { EngineCalls, WordsSource } from './protocol.ts';
import { Turns } from './turns.ts';

interface Opened {
  readonly wordbook: Wordbook;
  readonly turns: Turns;
}

let opened: { readonly hash: string; readonly words: Promise<Opened> } | undefined;

function open(source: WordsSource): Promise<Opened> {
  if (opened?.hash !== source.hash) {
    const words = openWordbook(source, tellStage).then((wordbook) => ({ wordbook, turns: new Turns(wordbook) }));
    opened = { hash: source.hash, words };
    const isStillOpen = (): boolean => opened?.words === words;
    words.then(
      () => {
        if (isStillOpen()) tellStage('ready');
      },
      () => {
        if (isStillOpen()) opened = undefined;
      },
    );
  }
  return opened.words;
}

function ready(): Promise<Opened> {
  if (!opened) throw new Error('The engine was asked before a lexicon was opened.');
  return opened.words;
}

const turns = async (): Promise<Turns> => (await ready()).turns;

type Answers = { readonly [Name in keyof EngineCalls]: (...given: Parameters<EngineCalls[Name]>) => Promise<unknown> };

const CALLS: Answers = {
  open: (source) => open(source).then(() => undefined),
  survey: async (...given) => (await turns()).survey(...given),
  list: async (...given) => (await turns()).list(...given),
  complete: async (...given) => (await turns()).complete(...given),
  judge: async (...given) => (await turns()).judge(...given),
  places: async (...given) => (await turns()).places(...given),
  areWords: async (...given) => (await turns()).areWords(...given),
  lookUp: async (letters) => lookUpLetters((await ready()).wordbook.words, letters),
  analyses: analysesOf,
  replay: async (text) => {
    const { replayText } = await import('./replays.ts');
    return replayText(text, (await ready()).wordbook);
  },
  drawGame: async (order) => (await import('@raccord/training')).makeSeededGame(order, (await ready()).wordbook),
  trainOn: async (game) => (await import('@raccord/training')).makeTrainingGame(game, (await ready()).wordbook),
  readTraining: async (...given) => {
    const { readTraining } = await import('./training.ts');
    return readTraining(...given, (await ready()).wordbook);
  },
  unsealGame: async (...given) => {
    const { unsealGame } = await import('./training.ts');
    return unsealGame(...given, (await ready()).wordbook);
  },
  compile: async (name, file) => {
    const { compileWordList } = await import('./compile.ts');
    return compileWordList(name, file, tellStage);
  },
};

answerCalls(CALLS);
askAhead(() => loadTreatment('location-first'));
