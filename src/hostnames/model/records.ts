/** The records that make a domain lead here, and prove whose it is. */

export const RECORD_TYPES = ['TXT', 'CNAME', 'A', 'AAAA'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** What was answered of one kind of a name's records, or why there are none. */
export type Answered = { values: string[]; fault?: 'none' | 'noSuchName' | 'refused' | 'timeout' };

/** Where the instance is: a name that others can point to, where it has one, and its addresses. */
export type InstancePlace = { name: string | undefined; addresses: readonly string[] };

type Claim = { host: string; proof: string };
type WantedRecord = { type: RecordType; name: string; value: string; purpose: 'proof' | 'route' };

export const proofRecord = ({ host, proof }: Claim) => ({
  type: 'TXT' as const,
  name: `_vitrine.${host}`,
  value: `vitrine=${proof}`,
});

export const isIPv6 = (address: string) => address.includes(':');

/** A domain itself, unlike the names below it, may not be another name for anything. */
const canBeAlias = (host: string) => host.split('.').length > 2;

/** What to set for a domain. Of what leads here, an alias or the addresses are enough. */
export const wantedRecords = (claim: Claim, { name, addresses }: InstancePlace): WantedRecord[] => [
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
