import { useState, useSyncExternalStore } from 'react';
import { typesetTexts } from '../texts/typeset.ts';
import { engine, loadingStage, onStage } from './engine.ts';
import type { Compiled } from './protocol.ts';

/** Makes a lexicon of a file that somebody chose, and says how far it has come. */
export function useCompiling() {
  const stage = useSyncExternalStore(onStage, loadingStage);
  const [isBusy, setBusy] = useState(false);
  const [compiled, setCompiled] = useState<Compiled>();
  const [fault, setFault] = useState<string>();
  const compile = async (file: File): Promise<void> => {
    setFault(undefined);
    setCompiled(undefined);
    setBusy(true);
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      setCompiled(await engine().compile(file.name.replace(/\.[^.]*$/, ''), content));
    } catch (thrown) {
      setFault(typesetTexts((thrown as Error).message));
    }
    setBusy(false);
  };
  const compiling = isBusy ? (stage === 'compile' ? ('compile' as const) : ('read' as const)) : undefined;
  return { compiled, compiling, fault, setFault, compile, drop: () => setCompiled(undefined) };
}
