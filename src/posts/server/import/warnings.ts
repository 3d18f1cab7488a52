import { shorten } from '#platform/pure/markdown/shorten.ts';
import { POST_IMPORT_LIMITS, type PostImportProblem, type PostImportWarning } from '../../model/import.ts';

export type Warnings = ReturnType<typeof makeWarnings>;

/** Collects the warnings of a post, one for each problem, in addition to earlier ones. */
export function makeWarnings(earlier: readonly PostImportWarning[] = []) {
  const byProblem = new Map<PostImportProblem, { count: number; names: Set<string> }>(
    earlier.map(({ problem, count, names }) => [problem, { count, names: new Set(names) }]),
  );
  return {
    add(problem: PostImportProblem, name = '', count = 1) {
      const warning = byProblem.get(problem) ?? { count: 0, names: new Set() };
      warning.count += count;
      if (name.trim() !== '' && warning.names.size < POST_IMPORT_LIMITS.names)
        warning.names.add(shorten(name.trim(), POST_IMPORT_LIMITS.nameLength));
      byProblem.set(problem, warning);
    },
    list: (): PostImportWarning[] =>
      [...byProblem].map(([problem, { count, names }]) => ({ problem, count, names: [...names] })),
  };
}
