/** The engine beside the page: lexicon, solutions, verdicts and places, without holding up a key. */
import { compileWordList } from './compile.ts';
import { openWordbook } from './lexicon.ts';
import type { AnswerMessage, CallMessage, EngineCalls, Stage } from './protocol.ts';
import { Turns } from './turns.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: AnswerMessage): void => self.postMessage(message);
const onStage = (stage: Stage): void => tell({ kind: 'stage', stage });

let opened: { readonly lexicon: string; readonly turns: Promise<Turns> } | undefined;

function open(lexicon: string, address: string): Promise<Turns> {
  if (opened?.lexicon !== lexicon) {
    const turns = openWordbook(lexicon, address, onStage).then((wordbook) => new Turns(wordbook));
    opened = { lexicon, turns };
    turns.then(
      () => onStage('ready'),
      () => {
        opened = undefined;
      },
    );
  }
  return opened.turns;
}

function ready(): Promise<Turns> {
  if (!opened) throw new Error('The engine was asked before a lexicon was opened.');
  return opened.turns;
}

type Answers = { readonly [Name in keyof EngineCalls]: (...given: Parameters<EngineCalls[Name]>) => Promise<unknown> };

const CALLS: Answers = {
  open: (...given) => open(...given).then(() => undefined),
  survey: async (...given) => (await ready()).survey(...given),
  list: async (...given) => (await ready()).list(...given),
  complete: async (...given) => (await ready()).complete(...given),
  judge: async (...given) => (await ready()).judge(...given),
  places: async (...given) => (await ready()).places(...given),
  areWords: async (...given) => (await ready()).areWords(...given),
  compile: (name, file) => compileWordList(name, file, onStage),
};

self.onmessage = async ({ data }: MessageEvent<CallMessage>) => {
  const { id, name, given } = data;
  try {
    tell({ kind: 'answer', id, value: await (CALLS[name] as (...given: unknown[]) => unknown)(...given) });
  } catch (thrown) {
    tell({ kind: 'failure', id, text: thrown instanceof Error ? thrown.message : String(thrown) });
  }
};
