import type { CvContent } from '../content.ts';
import { readCv } from './read-cv.ts';
import type { Finding, Rule, Weight } from './rule.ts';
import { RULES, type RuleName } from './rules.ts';

/**
 * Something to look at in a CV; `checks.rules` says each in words. The fixes belong to the CV as it was: after one of them has
 * been done, the checks are run again.
 */
export type Result = Finding & { rule: RuleName; weight: Weight };

/** All that the rules find in what can be seen of a CV. `today` is a date, such as `1843-07-10`. */
export const runChecks = (content: CvContent, day: { today: string }): Result[] => [...ruleByRule(content, day)].flat();

/** The same, rule by rule: whoever has other things to do meanwhile does them in between. */
export function* ruleByRule(content: CvContent, { today }: { today: string }): Generator<Result[]> {
  const cv = readCv(content, today);
  yield [];
  for (const { name, weight, find } of RULES as readonly (Rule & { name: RuleName })[]) {
    yield [...find(cv)].map((finding) => ({ rule: name, weight, ...finding }));
  }
}
