/** A server for the load bench, in a process of its own: says where it is, then serves until it is ended. */
import { startServer } from '@raccord/server';

const [directory, databaseUrl, port] = process.argv.slice(2);
const limits = { perSession: 1_000_000, perAddress: 1_000_000, failedEntries: 1_000_000 };
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
