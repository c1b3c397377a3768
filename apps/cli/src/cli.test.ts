import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { CLI_COMMANDS } from './commands.ts';
import { BOARD, expectFault, type Given, useProgram } from './program.testing.ts';

const { run, start, write, directory } = useProgram();

beforeAll(() => {
  write('grille.txt', BOARD);
  write('mots.txt', 'gamins tas');
});

const search = ['chercher', '--grille', 'grille.txt', '--tirage', 'TAS?', '--lexique', 'mots.txt'];

describe('help', () => {
  test.each(Object.keys(CLI_COMMANDS))('raccord %s --help tells its options and has an example', (name) => {
    const { status, stdout, stderr } = run([...name.split(' '), '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`raccord ${name}`);
    expect(stdout).toMatch(/Exemples?\n {2}raccord /);
    expect(stdout).toContain('--json');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(81);
    expect(run(['aide', ...name.split(' ')]).stdout).toBe(stdout);
  });

  test('raccord --help lists every command', () => {
    const { status, stdout } = run(['--help']);
    expect(status).toBe(0);
    for (const name of Object.keys(CLI_COMMANDS)) expect(stdout).toContain(name);
    expect(run(['aide']).stdout).toBe(stdout);
    expect(run(['-h']).stdout).toBe(stdout);
    expect(run(['lexique', '--help']).stdout).toContain('raccord lexique construire');
  });

  test('raccord --version', () => {
    const here = { env: { RACCORD_DONNEES: directory } };
    expect(run(['--version'], here)).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
    write('nouvelle-version.txt', '9.0.0\nDes mots neufs.\n');
    const { stdout, stderr } = run(['--version'], here);
    expect(stdout).toBe(`${manifest.version}\n`);
    expect(stderr).toContain('Nouveau : La version 9.0.0 de Raccord est disponible');
  });
});

describe('commands that are not there', () => {
  test('a mistyped one, with the nearest and the list', () => {
    expectFault(run(['cherche']), '« cherche »', 'vouliez-vous dire « chercher »', '« rejouer »', '« lexique info »');
  });

  test('an unknown one, with the list', () => {
    expectFault(run(['arbitrer']), '« arbitrer »', '« chercher »', '« partie »');
    expectFault(run(['aide', 'arbitrer']), '« arbitrer »');
  });

  test('a family without its member', () => {
    expectFault(run(['lexique']), '« lexique construire »', '« lexique info »');
    expectFault(run(['lexique', 'constuire']), 'vouliez-vous dire « lexique construire »');
  });

  test('a command after its options', () => {
    expectFault(run(['--json', 'chercher']), '« chercher »', 'en trop');
  });
});

describe('colours', () => {
  const ESCAPE = '\u001b[';

  test('none in a pipe, with NO_COLOR, or with FORCE_COLOR=0', () => {
    expect(run(search).stdout).not.toContain(ESCAPE);
    expect(run(search, { env: { NO_COLOR: '1', FORCE_COLOR: '1' } }).stdout).not.toContain(ESCAPE);
    expect(run(search, { env: { FORCE_COLOR: '0' } }).stdout).not.toContain(ESCAPE);
  });

  test('FORCE_COLOR brings them, on standard error too', () => {
    expect(run(search, { env: { FORCE_COLOR: '1' } }).stdout).toContain(ESCAPE);
    expect(run(search, { env: { FORCE_COLOR: '3' } }).stdout).toContain(`${ESCAPE}38;5;`);
    expect(run(['cherche'], { env: { FORCE_COLOR: '1' } }).stderr).toContain(ESCAPE);
    expect(run(['cherche'], { env: { NO_COLOR: '1', FORCE_COLOR: '1' } }).stderr).not.toContain(ESCAPE);
  });

  test('never in JSON', () => {
    expect(run([...search, '--json'], { env: { FORCE_COLOR: '3' } }).stdout).not.toContain(ESCAPE);
  });

  test('a joker is told from a letter without them', () => {
    write('joker.txt', BOARD.replace('MENERAI', 'MENeRAI'));
    const { stdout } = run(['chercher', '--grille', 'joker.txt', '--tirage', 'TA?', '--lexique', 'mots.txt']);
    expect(stdout).toContain('M  E  N  e  R  A  I');
    expect(stdout).toContain('[T][A][s]');
  });
});

test('what an input holds cannot drive the terminal', () => {
  const { stderr } = run(['places', '--grille', 'grille.txt', '--tirage', 'TAS', '--mot', 'T\u001b[31mAS']);
  expect(stderr).not.toContain('\u001b');
  expect(stderr).toContain('« T\ufffd[31mAS »');
});

describe('as the process that users start', () => {
  const LINES: Readonly<Record<string, { args: readonly string[]; given?: Given }>> = {
    'a version': { args: ['--version'] },
    help: { args: ['aide'] },
    'results and colours': { args: search, given: { env: { FORCE_COLOR: '3' } } },
    JSON: { args: [...search, '--json'] },
    'standard input': { args: search.with(2, '-'), given: { input: BOARD } },
    'a long answer': { args: ['partie', '--graine', '7', '--json'] },
    'a check that fails': { args: ['lexique', 'mot', 'gamins', 'zzz', '--lexique', 'mots.txt'] },
    'a fault': { args: search.with(2, 'rien.txt') },
    'a command that is not there': { args: ['cherche'] },
  };

  test.each(Object.entries(LINES))('it ends by itself, and says the same: %s', (_, { args, given }) => {
    const ended = start(args, given);
    expect(ended.status).not.toBeNull();
    expect(ended).toEqual(run(args, given));
  });
});

test('a reader that goes away ends the program quietly', async () => {
  const program = fileURLToPath(new URL('../bin/raccord.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'partie', '--graine', '7'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.destroy();
  const [status] = await once(child, 'close');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
