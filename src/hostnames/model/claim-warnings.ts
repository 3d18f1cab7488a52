import { isConfusableWith, mixesScripts, registrableDomain } from './look-alikes.ts';
import { matchesPattern } from './patterns.ts';

export const CLAIM_WARNING_KINDS = ['ours', 'another', 'mixed', 'otherScript', 'blocked'] as const;
/**
 * A warning about a host name for admins to consider before approval; `of` is the other name or the pattern it refers
 * to.
 */
export type ClaimWarning = { kind: (typeof CLAIM_WARNING_KINDS)[number]; of: string };

type ClaimWarningInput = {
  host: string;
  /** The host in Unicode. */
  shownAs: string;
  /** The instance's own hosts, in Unicode. */
  own: readonly string[];
  /** Proven hosts of other members that look alike, in Unicode. */
  alike: readonly string[];
  /** Blocked patterns, with `*` for any characters. */
  blocked: readonly string[];
};

/** Returns the warnings for a host name, most severe first. */
export function warningsOf({ host, shownAs, own, alike, blocked }: ClaimWarningInput): ClaimWarning[] {
  const labels = shownAs.split('.');
  const registered = registrableDomain(shownAs);
  return [
    ...blocked.filter((pattern) => matchesPattern(host, pattern)).map((of) => ({ kind: 'blocked' as const, of })),
    ...own.filter((name) => isConfusableWith(shownAs, name)).map((of) => ({ kind: 'ours' as const, of })),
    ...[...new Set(alike.map(registrableDomain))]
      .filter((name) => name !== registered)
      .map((of) => ({ kind: 'another' as const, of })),
    ...labels.filter(mixesScripts).map((of) => ({ kind: 'mixed' as const, of })),
    ...(host === shownAs ? [] : [{ kind: 'otherScript' as const, of: host }]),
  ];
}
