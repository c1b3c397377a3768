import { networkInterfaces } from 'node:os';
import type { Reach } from '@raccord/contract';
import { isLoopback, isOwnAddress } from './networks.ts';

/** Notices whether other devices ever came: nothing else tells a server that a firewall keeps them out. */
export class Visitors {
  readonly #own = new Set<string>(['']);
  hasCome = false;

  /** The networks are asked for at an unknown address alone: that takes Windows a while. */
  note(address: string): void {
    if (this.hasCome || this.#own.has(address) || isLoopback(address)) return;
    if (isOwnAddress(address, networkInterfaces())) this.#own.add(address);
    else this.hasCome = true;
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
