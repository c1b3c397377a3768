/**
 * A server for the benches, in a process of its own, as it is built and installed (`npm run -s build`): says where it is, then
 * serves until it is ended. Told how far ahead its clock is, it goes by that; asked by SIGINT, it stops in good order.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const order = JSON.parse(process.argv[2]);
const { program, databaseUrl, ...options } = order;
let { ahead } = order;
const machine = Date.now;
Date.now = () => machine() + ahead;
const inspector = new Session();
inspector.connect();
process.on('message', (told) => {
  if ('ahead' in told) ahead = told.ahead;
  else if (told.profiles) inspector.post('Profiler.enable', () => inspector.post('Profiler.start'));
  else inspector.post('Profiler.stop', (_, { profile }) => writeFileSync(told.profile, JSON.stringify(profile)));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));

const { startServer } = await import(program);
/** A bench does in a minute what people do in hours. What an address may do, or how often one enters, is limited as everywhere. */
const limits = { staffRequests: 1e6, staffCommands: 1e6, playerCommands: 1e6, failedEntries: 1e6 };
const { url, chiefLink, stop } = await startServer({
  ...options,
  ...(databaseUrl ? { databaseUrl } : {}),
  host: '127.0.0.1',
  logLevel: 'error',
  limits,
});
console.log(JSON.stringify({ url, chiefLink }));
setInterval(() => {
  const { user, system } = process.cpuUsage();
  console.error(`rss ${process.memoryUsage.rss()} cpu ${user + system}`);
}, 200);
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', async () => {
  await stop();
  process.exit(0);
});
