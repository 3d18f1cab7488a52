import type { Operation } from '../operations.ts';
import type { NodePath } from '../tree.ts';
import type { CheckedCv } from './checked-cv.ts';

export type Weight = 'must' | 'should' | 'could';

/** One problem that a rule found. */
export type RuleFinding = {
  at: NodePath;
  field?: string;
  /** Values for the placeholders in the message. */
  values?: Record<string, string | number>;
  /** Paths of other nodes that the problem involves. */
  also?: NodePath[];
  /** Operations that fix the problem and change nothing else; only set if the fix is certain. */
  fixes?: Operation[];
};

export type CheckRule = { name: string; weight: Weight; find: (cv: CheckedCv) => Iterable<RuleFinding> };
