import { markOf } from '../../../../model/checks/marks.ts';
import type { Result } from '../../../../model/checks/run-checks.ts';

/** Something that was found, with what it is told by among all others. */
export type Finding = Result & { mark: string; key: string };
/** The same of several places, under one title. */
export type Group = { title: string; findings: Finding[] };

/** One field may break one rule more than once. */
export function findingsOf(results: readonly Result[]): Finding[] {
  const seen = new Map<string, number>();
  return results.map((result) => {
    const mark = markOf(result);
    const before = seen.get(mark) ?? 0;
    seen.set(mark, before + 1);
    return { ...result, mark, key: `${mark}/${before}` };
  });
}

/** What is said in the same words stands together, in the order in which it was found. */
export function grouped(findings: readonly Finding[], titleOf: (finding: Finding) => string): Group[] {
  const groups = Map.groupBy(findings, titleOf);
  return [...groups].map(([title, all]) => ({ title, findings: all }));
}
