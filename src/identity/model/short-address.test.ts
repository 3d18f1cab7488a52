import { describe, expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

describe('an IP address', () => {
  it.each([
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['2001:DB8:0:0:8:800:200C:417A', '2001:db8::8:800:200c:417a'],
    ['0000:0000:0000:0000:0000:0000:0000:0001', '::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is shown as %s', (address, shown) => {
    expect(shortAddress(address)).toBe(shown);
  });
});
