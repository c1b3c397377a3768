/**
 * A server for the load benches, in a process of its own, as it is built and installed (`npm run -s build`): says where it is,
 * then serves until it is ended.
 */
import { startServer } from '../../apps/cli/dist/server.js';

const [directory, databaseUrl, port] = process.argv.slice(2);
const limits = {
  ...{ staffDemands: 1e6, playerDemands: 1e6, staffCommands: 1e6, playerCommands: 1e6 },
  ...{ perAddress: 1e6, entries: 1e6, failedEntries: 1e6 },
};
const { url, chiefLink } = await startServer({
  directory,
  ...(databaseUrl ? { databaseUrl } : {}),
  host: '127.0.0.1',
  port: Number(port),
  logLevel: 'error',
  limits,
});
console.log(JSON.stringify({ url, chiefLink }));
setInterval(() => {
  const { user, system } = process.cpuUsage();
  console.error(`rss ${process.memoryUsage.rss()} cpu ${user + system}`);
}, 200);
process.on('SIGTERM', () => process.exit(0));
