import { runCli } from './cli.ts';
import { CliFault } from './command.ts';
import { codeOf } from './files.ts';
import { holdWindow } from './hold.ts';
import { printFault, reader } from './output.ts';

/** A reader that closes its end (`| head`) has had enough: that is no fault. */
process.stdout.on('error', (error) => {
  reader.isGone = true;
  if (!reader.isNeeded) return;
  if (codeOf(error) !== 'EPIPE') printFault(`La sortie ne peut pas être écrite : ${error.message}.`);
  process.exit(codeOf(error) === 'EPIPE' ? (process.exitCode ?? 0) : 2);
});
process.stderr.on('error', () => {
  if (reader.isNeeded) process.exit(process.exitCode ?? 0);
});

try {
  process.exitCode = await runCli(process.argv.slice(2));
} catch (error) {
  process.exitCode = 2;
  if (error instanceof CliFault) printFault(error.message);
  else {
    printFault(
      `Raccord s’est trompé (${error instanceof Error ? error.message : String(error)}) : signalez-le, s’il vous plaît.`,
    );
    if (process.env.RACCORD_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  }
  if (process.argv.includes('--ouvrir')) await holdWindow();
}
