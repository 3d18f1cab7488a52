import type { CvContent } from '../content.ts';
import { toCheckedCv } from './checked-cv.ts';
import type { CheckRule, RuleFinding, Weight } from './rule.ts';
import { RULES, type RuleName } from './rules.ts';

/**
 * A problem found in a CV; its message is in `checks.rules`. Fixes apply to the CV that was checked: after applying
 * one, run the checks again.
 */
export type CvCheckResult = RuleFinding & { rule: RuleName; weight: Weight };

/** Runs all rules on the visible content of a CV. `today` is an ISO date, for example `1843-07-10`. */
export const runChecks = (content: CvContent, day: { today: string }): CvCheckResult[] =>
  [...ruleByRule(content, day)].flat();

/** Runs the rules one at a time, so that the caller can do other work in between. */
export function* ruleByRule(content: CvContent, { today }: { today: string }): Generator<CvCheckResult[]> {
  const cv = toCheckedCv(content, today);
  yield [];
  for (const { name, weight, find } of RULES as readonly (CheckRule & { name: RuleName })[]) {
    yield [...find(cv)].map((finding) => ({ rule: name, weight, ...finding }));
  }
}
