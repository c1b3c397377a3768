import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ICON } from '../installer.ts';
import { ENTRY } from '../program.ts';
import { ROOT, VERSION } from '../root.ts';
import { INSTALLER, openWindows, raccordIn, type Windows } from './wine.ts';

let windows: Windows;

beforeAll(async () => {
  windows = await openWindows();
});

afterAll(() => windows?.close());

/** A server in a folder of the program, once it answers. */
async function serve(folder: string) {
  const data = join(windows.profile, 'salle');
  const words = ['servir', '--json', '--port', '0', '--host', '127.0.0.1', '--donnees', data];
  const { child, output } = windows.start(raccordIn(folder, ...words));
  await expect.poll(() => readFileSync(output, 'utf8').trimEnd().endsWith('}'), { timeout: 120_000 }).toBe(true);
  const { url } = JSON.parse(readFileSync(output, 'utf8')) as { url: string };
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

describe('the folder', () => {
  test('finds the same solutions as Linux, to the byte, by node.exe and by Raccord.cmd', async () => {
    const board = join(windows.profile, 'grille.txt');
    writeFileSync(board, `${'.'.repeat(15)}\n`.repeat(15));
    const words = ['chercher', '--grille', board, '--tirage', 'AEINRT?', '--json'];
    const expected = execFileSync(process.execPath, [join(ROOT, ENTRY), ...words], { encoding: 'utf8' });
    expect(await windows.run(raccordIn(windows.program, ...words))).toEqual({ status: 0, stdout: expected });
    const byCommand = await windows.run(['cmd', '/c', join(windows.program, 'Raccord.cmd'), ...words]);
    expect(byCommand.stdout).toBe(expected);
  });

  test('says what to do where it was not taken out of its archive', async () => {
    const packed = join(windows.profile, 'archive');
    mkdirSync(packed);
    copyFileSync(join(windows.program, 'Raccord.cmd'), join(packed, 'Raccord.cmd'));
    const { status, stdout } = await windows.run(['cmd', '/c', join(packed, 'Raccord.cmd')]);
    expect(stdout).toContain('Extraire tout...');
    expect(status).toBe(2);
  });

  test('checks, saves and restores its data', async () => {
    const directory = join(windows.profile, 'donnees');
    const run = (...words: string[]) => windows.run(raccordIn(windows.program, ...words, '--donnees', directory));
    const linux = (...words: string[]) =>
      execFileSync(process.execPath, [join(ROOT, ENTRY), ...words, '--donnees', directory]);
    const file = join(windows.profile, 'essai.raccord');
    execFileSync(process.execPath, [
      ...[join(ROOT, ENTRY), 'simuler', '--joueurs', '4', '--coups', '2', '--graine', '7', '-o', file],
    ]);
    linux('importer', file, '--identifiant', 'essai');
    expect((await run('verifier')).status).toBe(0);
    const backup = join(windows.profile, 'sauvegarde.sqlite');
    expect((await run('sauvegarder', '-o', backup)).status).toBe(0);
    expect((await run('restaurer', backup)).status).toBe(0);
    expect((await run('verifier')).stdout).toContain('essai');
  });

  test('serves its pages', async () => {
    const { url, stop } = await serve(windows.program);
    expect(await (await fetch(`${url}/sante`)).json()).toEqual({ status: 'ok', version: VERSION });
    expect(await (await fetch(url)).text()).toContain('<div id="raccord">');
    await stop();
  });
});

describe('the installer', () => {
  const folder = () => join(windows.localData, 'Programs/Raccord');
  const node = () => join(folder(), 'node.exe');
  const desktop = () => readdirSync(join(windows.profile, 'Desktop'));
  const menu = () => readdirSync(join(windows.profile, 'AppData/Roaming/Microsoft/Windows/Start Menu/Programs'));
  const isRegistered = async () => {
    const key = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Raccord';
    return (await windows.run(['reg', 'query', key])).status === 0;
  };

  test('installs for the user alone, without a question', async () => {
    const stranger = join(folder(), 'data/notes.txt');
    mkdirSync(dirname(stranger), { recursive: true });
    writeFileSync(stranger, 'à moi');
    await windows.run([INSTALLER, '/S']);
    expect(existsSync(stranger)).toBe(true);
    expect((await windows.run(raccordIn(folder(), '--version'))).stdout).toBe(`${VERSION}\n`);
    expect(desktop()).toContain('Raccord.lnk');
    expect(menu()).toContain('Raccord.lnk');
    expect(existsSync(join(folder(), ICON))).toBe(true);
    expect(readFileSync(join(windows.profile, 'Desktop/Raccord.lnk'))).toSatisfy((link: Buffer) =>
      link.includes(Buffer.from(ICON, 'utf16le')),
    );
    expect(await isRegistered()).toBe(true);
  });

  test('puts a new version in the place of the old one, whose files go', async () => {
    const old = join(folder(), 'apps/cli/dist/ancien-morceau.js');
    writeFileSync(old, '');
    await windows.run([INSTALLER, '/S']);
    expect(existsSync(old)).toBe(false);
    expect(existsSync(node())).toBe(true);
  });

  test('takes nothing away while the program runs', async () => {
    const { url, stop } = await serve(folder());
    const { status } = await windows.run([join(folder(), 'desinstaller.exe'), '/S', `_?=${windowsPath(folder())}`]);
    expect(status).toBe(3);
    expect(existsSync(join(folder(), ENTRY))).toBe(true);
    expect((await fetch(`${url}/sante`)).status).toBe(200);
    await stop();
  });

  test('takes the program away, and leaves the data', async () => {
    const data = join(windows.localData, 'raccord');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'raccord.sqlite'), 'les tournois');
    await windows.run([join(folder(), 'desinstaller.exe'), '/S']);
    await expect.poll(() => existsSync(folder()), { timeout: 60_000 }).toBe(false);
    expect(desktop()).not.toContain('Raccord.lnk');
    expect(menu()).not.toContain('Raccord.lnk');
    expect(await isRegistered()).toBe(false);
    expect(readFileSync(join(data, 'raccord.sqlite'), 'utf8')).toBe('les tournois');
  });

  const windowsPath = (path: string): string => `C:${path.split('drive_c')[1].replaceAll('/', '\\')}`;
});
