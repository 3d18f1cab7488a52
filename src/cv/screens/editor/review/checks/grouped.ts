import { markOf } from '../../../../model/checks/marks.ts';
import type { Result } from '../../../../model/checks/run-checks.ts';

/** A finding. `mark` identifies it for dismissal; `key` is unique, as a field can break a rule more than once. */
export type Finding = Result & { mark: string; key: string };
/** Findings with the same title. */
export type Group = { title: string; findings: Finding[] };

/** Adds mark and key to results. Results for the same rule and field share a mark and get numbered keys. */
export function findingsOf(results: readonly Result[]): Finding[] {
  const seen = new Map<string, number>();
  return results.map((result) => {
    const mark = markOf(result);
    const before = seen.get(mark) ?? 0;
    seen.set(mark, before + 1);
    return { ...result, mark, key: `${mark}/${before}` };
  });
}

/** Groups findings by title, in the order in which they were found. */
export function grouped(findings: readonly Finding[], titleOf: (finding: Finding) => string): Group[] {
  const groups = Map.groupBy(findings, titleOf);
  return [...groups].map(([title, all]) => ({ title, findings: all }));
}
