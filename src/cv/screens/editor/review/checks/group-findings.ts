import { markOf } from '../../../../model/checks/marks.ts';
import type { CvCheckResult } from '../../../../model/checks/run-checks.ts';

/** A finding. `mark` identifies it for dismissal; `key` is unique, as a field can break a rule more than once. */
export type CheckFinding = CvCheckResult & { mark: string; key: string };
/** Findings with the same title. */
export type FindingsByTitle = { title: string; findings: CheckFinding[] };

/** Adds mark and key to results. Results for the same rule and field share a mark and get numbered keys. */
export function toFindings(results: readonly CvCheckResult[]): CheckFinding[] {
  const counts = new Map<string, number>();
  return results.map((result) => {
    const mark = markOf(result);
    const count = counts.get(mark) ?? 0;
    counts.set(mark, count + 1);
    return { ...result, mark, key: `${mark}/${count}` };
  });
}

/** Groups findings by title, in the order in which they were found. */
export function groupFindings(
  findings: readonly CheckFinding[],
  titleOf: (finding: CheckFinding) => string,
): FindingsByTitle[] {
  const groups = Map.groupBy(findings, titleOf);
  return [...groups].map(([title, all]) => ({ title, findings: all }));
}
