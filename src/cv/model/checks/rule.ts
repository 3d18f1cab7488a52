import type { Operation } from '../operations.ts';
import type { Path } from '../tree.ts';
import type { CheckedCv } from './read-cv.ts';

export type Weight = 'must' | 'should' | 'could';

/** One problem that a rule found. */
export type Finding = {
  at: Path;
  field?: string;
  /** Values for the placeholders in the message. */
  values?: Record<string, string | number>;
  /** Other places that the problem involves. */
  also?: Path[];
  /** Operations that fix the problem and change nothing else; only set if the fix is certain. */
  fixes?: Operation[];
};

export type Rule = { name: string; weight: Weight; find: (cv: CheckedCv) => Iterable<Finding> };
