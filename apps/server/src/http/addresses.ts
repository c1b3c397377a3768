import { networkInterfaces } from 'node:os';
import { isLoopback, outerAddresses } from './networks.ts';

const PRIVATE = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/i;

/** On this machine or its local network: where its proxy can stand. */
export const isNear = (address: string): boolean => isLoopback(address) || PRIVATE.test(address);

/** Who asks; '' once he has gone, whatever the types say. */
export const callerOf = ({ ip }: { readonly ip: string | undefined }): string => ip ?? '';

/** Listening there means listening on every network. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** The addresses that other machines can open now; none when the server listens to its own machine alone. */
export function addressesOf(host: string, port: number): readonly string[] {
  if (!EVERYWHERE.includes(host)) return isLoopback(host) ? [] : [`http://${inAddress(host)}:${port}`];
  return outerAddresses(networkInterfaces()).map((address) => `http://${address}:${port}`);
}

/** Where the machine itself finds the server. By number: « localhost » may mean another one, where another program may listen. */
export function ownAddress(host: string, port: number): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${inAddress(own)}:${port}`;
}

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Where a link made now should lead: the address its maker uses, unless nobody else can open that one. */
export function baseFor(
  { protocol, host, hostname }: { readonly protocol: string; readonly host: string; readonly hostname: string },
  others: readonly string[],
): string {
  return (isLoopback(hostname) ? others[0] : undefined) ?? `${protocol}://${host}`;
}
