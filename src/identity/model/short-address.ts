const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * Returns an IP address as people write it: IPv6 in its short form (RFC 5952), and an IPv4 address that is mapped into
 * IPv6 as IPv4. Anything else stays as it is.
 */
export function shortAddress(address: string) {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED_IPV4.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 0xff]).join('.');
}
