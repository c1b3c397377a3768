import { Readable, Writable } from 'node:stream';
import { workerData } from 'node:worker_threads';

/** The program as it is built, in a thread that runs one command line after the other, each with streams and an environment of its own. */

const { port, done } = workerData;

port.on('message', async ({ args, input, env }) => {
  const stdout = collected();
  const stderr = collected();
  const given = { stdin: Readable.from(input.length > 0 ? [Buffer.from(input)] : []), stdout, stderr, env };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(process, name, { value, configurable: true });
  process.exitCode = undefined;
  try {
    const { runProgram } = await import('../dist/program.js');
    await runProgram(args);
    answer({ ended: { status: process.exitCode, stdout: stdout.text(), stderr: stderr.text() } });
  } catch (error) {
    answer({ error });
  }
  process.exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
});

// A thread that dies would look like a command line that never ends.
process.on('uncaughtException', (error) => answer({ error }));
process.on('exit', (code) => answer({ error: new Error(`The thread ended, with status ${code}.`) }));

function answer(message) {
  port.postMessage(message);
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
}

function collected() {
  const chunks = [];
  const stream = new Writable({
    write(chunk, _, next) {
      chunks.push(chunk);
      next();
    },
  });
  return Object.assign(stream, { text: () => Buffer.concat(chunks).toString() });
}
