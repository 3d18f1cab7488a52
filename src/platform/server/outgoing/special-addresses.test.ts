import { expect, it } from 'vitest';
import { isSpecialAddress } from './special-addresses.ts';

it.each(
  `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.1.1
  198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8
  64:ff9b::1 100::1 2001::1 2001:db8::1 2002:7f00:1:: fc00::1 fd12:3456::1 fe80::1 ff02::1 nonsense`.split(/\s+/),
)('%s is not a public address', (address) => {
  expect(isSpecialAddress(address)).toBe(true);
});

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '193.0.6.139', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is a public address',
  (address) => {
    expect(isSpecialAddress(address)).toBe(false);
  },
);
