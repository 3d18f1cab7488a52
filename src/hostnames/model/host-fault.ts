import { looksLike, mixesScripts } from './look-alikes.ts';

/** Why a domain cannot be claimed. */
export type HostFault = 'domainFormat' | 'domainTooLong' | 'domainOurs' | 'domainReserved' | 'domainLookAlike';

const LONGEST = 253;
/** What stands for letters of other scripts, and for none here. */
const UNREADABLE = /(?:^|\.)xn--/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Never leads anywhere in the names of the internet. */
const NOWHERE = new Set(['localhost', 'invalid', 'onion', 'arpa', 'alt', 'home', 'lan', 'corp', 'mail', 'localdomain']);
/** Belong to examples, tests and private networks. */
const PRIVATE = [
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

type Claimed = {
  /** As names are asked for: lower case, other scripts as punycode. */
  host: string;
  /** As people read it. */
  shownAs: string;
  /** The instance's own hosts, as people read them. */
  own: readonly string[];
  /** Whether names of private networks may be used. */
  mayBePrivate: boolean;
};

/** What is wrong with a domain in itself, whoever else claims it. */
export function hostFault({ host, shownAs, own, mayBePrivate }: Claimed): HostFault | undefined {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (host.length > LONGEST) return 'domainTooLong';
  if (
    labels.length < 2 ||
    !labels.every((label) => LABEL.test(label)) ||
    /^\d+$/.test(last) ||
    UNREADABLE.test(shownAs)
  )
    return 'domainFormat';
  if (own.some((name) => shownAs === name || shownAs.endsWith(`.${name}`))) return 'domainOurs';
  if (NOWHERE.has(last)) return 'domainReserved';
  if (!mayBePrivate && PRIVATE.some((ending) => host === ending || host.endsWith(`.${ending}`)))
    return 'domainReserved';
  if (shownAs.split('.').some(mixesScripts) || own.some((name) => looksLike(shownAs, name))) return 'domainLookAlike';
  return undefined;
}
