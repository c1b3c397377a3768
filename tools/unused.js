/** What nobody uses, then what tests alone use: in one process, whose second run finds knip read and compiled. */
const CLI = import.meta.resolve('knip').replace('index.js', 'cli.js');
const RUNS = { all: [], production: ['--production', '--config', 'knip.production.json'] };

for (const [name, options] of Object.entries(RUNS)) {
  process.argv.splice(2, Infinity, '--no-progress', ...options);
  await import(`${CLI}?${name}`);
  if (process.exitCode !== 0) break;
}
