import { looksLike, mixesScripts, registeredPart } from './look-alikes.ts';
import { matchesPattern } from './patterns.ts';

export const WARNINGS = ['ours', 'another', 'mixed', 'otherScript', 'blocked'] as const;
/** What an admin should know of a name before letting it on, and of which other name or pattern it says so. */
export type Warning = { kind: (typeof WARNINGS)[number]; of: string };

type Looked = {
  host: string;
  /** As people read it. */
  shownAs: string;
  /** The instance's own hosts, as people read them. */
  own: readonly string[];
  /** What others have proven that looks the same, as people read it. */
  alike: readonly string[];
  /** Patterns of names that nobody may claim. */
  blocked: readonly string[];
};

/** What makes a name suspicious, the worst first. */
export function warningsOf({ host, shownAs, own, alike, blocked }: Looked): Warning[] {
  const labels = shownAs.split('.');
  const registered = registeredPart(shownAs);
  return [
    ...blocked.filter((pattern) => matchesPattern(host, pattern)).map((of) => ({ kind: 'blocked' as const, of })),
    ...own.filter((name) => looksLike(shownAs, name)).map((of) => ({ kind: 'ours' as const, of })),
    ...[...new Set(alike.map(registeredPart))]
      .filter((name) => name !== registered)
      .map((of) => ({ kind: 'another' as const, of })),
    ...labels.filter(mixesScripts).map((of) => ({ kind: 'mixed' as const, of })),
    ...(host === shownAs ? [] : [{ kind: 'otherScript' as const, of: host }]),
  ];
}
