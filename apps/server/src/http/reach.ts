import { networkInterfaces } from 'node:os';
import type { Reach } from '@raccord/contract';
import { isLoopback } from './addresses.ts';
import { isOwnAddress } from './networks.ts';

/** Notices whether other devices ever came: nothing else tells a server that a firewall keeps them out. */
export class Visitors {
  hasCome = false;

  note(address: string): void {
    this.hasCome ||= !isOwnAddress(address, networkInterfaces());
  }
}

interface Listening {
  readonly host: string;
  readonly isBehindProxy: boolean;
  readonly publicUrl: string | undefined;
}

export function doorOf({ host, isBehindProxy, publicUrl }: Listening): Reach['door'] {
  if (isBehindProxy || publicUrl !== undefined) return 'public';
  return isLoopback(host) ? 'machine' : 'network';
}

export const systemOf = (platform: NodeJS.Platform): Reach['system'] =>
  platform === 'win32' ? 'windows' : platform === 'darwin' ? 'macos' : 'linux';
