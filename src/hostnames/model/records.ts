/** The DNS records that prove the ownership of a domain and point it to the instance. */

export const RECORD_TYPES = ['TXT', 'CNAME', 'A', 'AAAA'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The answer to a DNS query for one record type, or the reason why there are no values. */
export type DnsAnswer = { values: string[]; fault?: 'none' | 'noSuchName' | 'refused' | 'timeout' };

/** The location of the instance: the host name that a CNAME can point to, if any, and its IP addresses. */
export type DnsTarget = { name: string | undefined; addresses: readonly string[] };

type ClaimProof = { host: string; proof: string };
type RequiredRecord = { type: RecordType; name: string; value: string; purpose: 'proof' | 'route' };

export const proofRecord = ({ host, proof }: ClaimProof) => ({
  type: 'TXT' as const,
  name: `_vitrine.${host}`,
  value: `vitrine=${proof}`,
});

export const isIPv6 = (address: string) => address.includes(':');

/** An apex domain cannot have a CNAME record (RFC 1034, section 3.6.2), unlike the names below it. */
const canBeAlias = (host: string) => host.split('.').length > 2;

/** Returns the records to set for a domain. Of the `route` records, either the CNAME or the addresses are enough. */
export const requiredRecords = (claim: ClaimProof, { name, addresses }: DnsTarget): RequiredRecord[] => [
  { ...proofRecord(claim), purpose: 'proof' },
  ...(name !== undefined && canBeAlias(claim.host)
    ? [{ type: 'CNAME', name: claim.host, value: name, purpose: 'route' } as const]
    : []),
  ...addresses.map((value) => ({
    type: isIPv6(value) ? ('AAAA' as const) : ('A' as const),
    name: claim.host,
    value,
    purpose: 'route' as const,
  })),
];
