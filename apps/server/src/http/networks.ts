import { isIP } from 'node:net';
import { hostname, type NetworkInterfaceInfo } from 'node:os';

export type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?|::ffff:127\.[\d.]+)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A number, or what the machine calls itself. Any other name somebody elsewhere may have lead here, for the pages of his site. */
export const isNameOfMachine = (host: string): boolean =>
  isLoopback(host) || isIP(host.replace(/^\[|\]$/g, '')) > 0 || host.toLowerCase() === hostname().toLowerCase();

/** Networks that end inside the machine: of its virtual machines and containers, or a tunnel. By name, else by hardware address. */
const INNER_NAME =
  /^(?:docker|br-|veth|virbr|vboxnet|vmnet|tun|tap|utun|wg|tailscale|zt)|vEthernet|VirtualBox|VMware|Hyper-V|WSL|TAP-|Tailscale|ZeroTier|WireGuard|OpenVPN/i;
const INNER_HARDWARE = /^(?:0a:00:27|00:50:56:c0|02:42)/i;

/** Given by the machine to itself, because nobody else gave it one. */
const LINK_LOCAL = /^169\.254\./;

/** As boxes, telephones and halls give them, the most usual first. */
const USUAL = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

const usuality = (address: string): number => {
  const rank = USUAL.findIndex((pattern) => pattern.test(address));
  return rank === -1 ? USUAL.length : rank;
};

/** The addresses by which other devices may come, the likeliest first; inner ones only when there is no other. */
export function outerAddresses(networks: Networks): readonly string[] {
  const known = Object.entries(networks).flatMap(([name, infos = []]) =>
    infos
      .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !LINK_LOCAL.test(address))
      .map(({ address, mac }) => ({ address, isInner: INNER_NAME.test(name) || INNER_HARDWARE.test(mac) })),
  );
  const outer = known.filter(({ isInner }) => !isInner);
  return (outer.length > 0 ? outer : known)
    .map(({ address }) => address)
    .sort((one, other) => usuality(one) - usuality(other));
}

/** Is this an address of the machine itself, by whichever of its networks? */
export function isOwnAddress(address: string, networks: Networks): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/%.*$/, '');
  return isLoopback(plain) || Object.values(networks).some((infos) => infos?.some((info) => info.address === plain));
}
