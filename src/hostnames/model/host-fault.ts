import { isConfusableWith, mixesScripts } from './look-alikes.ts';

/** The reason why a domain cannot be claimed. */
export type HostFault = 'domainFormat' | 'domainTooLong' | 'domainOurs' | 'domainReserved' | 'domainLookAlike';

const MAX_HOST_LENGTH = 253;
/** A punycode label that is still present after conversion to Unicode, and so is invalid. */
const UNDECODED_PUNYCODE = /(?:^|\.)xn--/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Top-level names that never resolve in the public DNS. */
const RESERVED_TLDS = new Set([
  'localhost',
  'invalid',
  'onion',
  'arpa',
  'alt',
  'home',
  'lan',
  'corp',
  'mail',
  'localdomain',
]);
/** Names reserved for examples, tests and private networks. */
const PRIVATE_SUFFIXES = [
  'test',
  'example',
  'example.com',
  'example.net',
  'example.org',
  'local',
  'internal',
  'intranet',
  'private',
];

type HostCandidate = {
  /** The host as it is in DNS queries: lower case, in punycode. */
  host: string;
  /** The host in Unicode. */
  shownAs: string;
  /** The instance's own hosts, in Unicode. */
  own: readonly string[];
  /** Whether names reserved for tests and private networks are allowed. */
  mayBePrivate: boolean;
};

/** Returns the reason why a domain cannot be claimed, independent of other claims; undefined if it can. */
export function hostFault({ host, shownAs, own, mayBePrivate }: HostCandidate): HostFault | undefined {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (host.length > MAX_HOST_LENGTH) return 'domainTooLong';
  if (
    labels.length < 2 ||
    !labels.every((label) => LABEL.test(label)) ||
    /^\d+$/.test(last) ||
    UNDECODED_PUNYCODE.test(shownAs)
  )
    return 'domainFormat';
  if (own.some((name) => shownAs === name || shownAs.endsWith(`.${name}`))) return 'domainOurs';
  if (RESERVED_TLDS.has(last)) return 'domainReserved';
  if (!mayBePrivate && PRIVATE_SUFFIXES.some((ending) => host === ending || host.endsWith(`.${ending}`)))
    return 'domainReserved';
  if (shownAs.split('.').some(mixesScripts) || own.some((name) => isConfusableWith(shownAs, name)))
    return 'domainLookAlike';
  return undefined;
}
