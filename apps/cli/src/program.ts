import { runCli } from './cli.ts';
import { CliFault } from './command.ts';
import { holdWindow } from './hold.ts';
import { printFault } from './output.ts';

/** The whole of the program but the end of its process: runs a command line, tells a fault in one sentence, leaves its exit status. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    process.exitCode = await runCli(words);
  } catch (error) {
    process.exitCode = 2;
    if (error instanceof CliFault) printFault(error.message);
    else {
      printFault(
        `Raccord s’est trompé (${error instanceof Error ? error.message : String(error)}) : signalez-le, s’il vous plaît.`,
      );
      if (process.env.RACCORD_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    }
    if (words.includes('--ouvrir')) await holdWindow();
  }
}
