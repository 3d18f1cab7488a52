import { BlockList, isIP } from 'node:net';

/** IPv4 ranges in IANA's special-purpose registry, in which no host of the public internet is. */
const SPECIAL = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24
  192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4
  240.0.0.0/4
`;
/** The only IPv6 range allocated for global unicast; the special-purpose ranges in it are excluded below. */
const GLOBAL_6 = '2000::/3';
const SPECIAL_6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

const special = listOf(SPECIAL);
const special6 = listOf(SPECIAL_6);
const global6 = listOf(GLOBAL_6);

function listOf(ranges: string) {
  const list = new BlockList();
  for (const range of ranges.trim().split(/\s+/)) {
    const [address = '', bits = ''] = range.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Tests whether an address is private, of this machine, or otherwise not part of the public internet. */
export function isSpecialAddress(address: string) {
  const family = isIP(address);
  if (family === 4) return special.check(address, 'ipv4');
  if (family === 6) return !global6.check(address, 'ipv6') || special6.check(address, 'ipv6');
  return true;
}
