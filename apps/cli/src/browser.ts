import { spawn } from 'node:child_process';

/** What opens an address in the browser of the user. */
export function openerFor(platform: NodeJS.Platform): readonly [command: string, ...first: string[]] {
  switch (platform) {
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler'];
    case 'darwin':
      return ['open'];
    default:
      return ['xdg-open'];
  }
}

/** Best effort: where nothing opens it, whoever reads the link opens it himself. */
export function openBrowser(address: string): void {
  const [command, ...first] = openerFor(process.platform);
  const opener = spawn(command, [...first, address], { detached: true, stdio: 'ignore' });
  opener.on('error', () => undefined);
  opener.unref();
}
