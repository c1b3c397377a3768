import { useRef, useState, useSyncExternalStore } from 'react';
import { typesetTexts } from '../texts/typeset.ts';
import { engine, loadingStage, onStage } from './engine.ts';
import type { Compiled } from './protocol.ts';

/** Makes a lexicon of a file that somebody chose, and says how far it has come. */
export function useCompiling() {
  const stage = useSyncExternalStore(onStage, loadingStage);
  const [isBusy, setBusy] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [compiled, setCompiled] = useState<Compiled>();
  const [fault, setFault] = useState<string>();
  // Of the file chosen last: what comes of another one is not wanted any more.
  const run = useRef(0);
  const compile = async (file: File): Promise<void> => {
    const own = ++run.current;
    setFault(undefined);
    setStopped(false);
    setCompiled(undefined);
    setBusy(true);
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      const made = await engine().compile(file.name.replace(/\.[^.]*$/, ''), content);
      if (own === run.current) setCompiled(made);
    } catch (thrown) {
      if (own === run.current) setFault(typesetTexts((thrown as Error).message));
    }
    if (own === run.current) setBusy(false);
  };
  const stop = (): void => {
    run.current++;
    setBusy(false);
    setStopped(true);
  };
  const compiling = isBusy ? (stage === 'compile' ? ('compile' as const) : ('read' as const)) : undefined;
  return { compiled, compiling, isStopped, fault, setFault, compile, stop, drop: () => setCompiled(undefined) };
}
