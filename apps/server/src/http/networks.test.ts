import { expect, test } from 'vitest';
import { isOwnAddress, type Networks, outerAddresses } from './networks.ts';

const at = (address: string, mac = 'd8:bb:c1:00:00:01'): NonNullable<Networks[string]> => [
  { address, mac, family: 'IPv4', netmask: '255.255.255.0', internal: address.startsWith('127.'), cidr: null },
];

const LAPTOP: Networks = {
  'vEthernet (WSL)': at('172.29.16.1', '00:15:5d:00:00:01'),
  'Ethernet 2': at('192.168.56.1', '0a:00:27:00:00:05'),
  'VMware Network Adapter VMnet8': at('192.168.80.1', '00:50:56:c0:00:08'),
  Ethernet: at('10.3.0.17'),
  'Wi-Fi': at('192.168.1.24'),
  'Connexion réseau Bluetooth': at('169.254.11.2'),
  'Loopback Pseudo-Interface 1': at('127.0.0.1'),
};

test('the addresses of a laptop: those that a hall can open, the likeliest first', () => {
  expect(outerAddresses(LAPTOP)).toEqual(['192.168.1.24', '10.3.0.17']);
  expect(outerAddresses({ lo: at('127.0.0.1'), docker0: at('172.17.0.1'), wlan0: at('172.20.10.4') })).toEqual([
    '172.20.10.4',
  ]);
});

test('a machine that has only an inner network has that one, and a machine alone has none', () => {
  expect(outerAddresses({ eth0: at('172.17.0.2', '02:42:ac:11:00:02') })).toEqual(['172.17.0.2']);
  expect(outerAddresses({ lo: at('127.0.0.1'), eth0: at('169.254.3.4') })).toEqual([]);
});

test('another device is one whose address is none of the machine', () => {
  const own = ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1', '192.168.1.24', '::ffff:192.168.1.24'];
  expect(own.map((address) => isOwnAddress(address, LAPTOP))).toEqual(own.map(() => true));
  expect(['192.168.1.25', '::ffff:192.168.1.25', 'fe80::2%eth0', ''].map((a) => isOwnAddress(a, LAPTOP))).toEqual([
    ...[false, false, false, false],
  ]);
});
