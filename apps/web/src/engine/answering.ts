import type { AnswerMessage, CallMessage, LoadingStage } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (message: AnswerMessage): void => self.postMessage(message);

export const tellStage = (stage: LoadingStage): void => tell({ kind: 'stage', stage });

type Answers = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** Answers the calls of the page in this worker. */
export function answerCalls(answers: Answers): void {
  self.onmessage = async ({ data }: MessageEvent<CallMessage>) => {
    const { id, name, given } = data;
    try {
      tell({ kind: 'answer', id, value: await (answers[name] as (...given: unknown[]) => unknown)(...given) });
    } catch (thrown) {
      tell({ kind: 'failure', id, text: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
}
