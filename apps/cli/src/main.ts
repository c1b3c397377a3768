import { codeOf } from './files.ts';
import { printFault, reader } from './output.ts';
import { runProgram } from './program.ts';

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

await runProgram(process.argv.slice(2));
