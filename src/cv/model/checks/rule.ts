import type { Operation } from '../operations.ts';
import type { Path } from '../tree.ts';
import type { CheckedCv } from './read-cv.ts';

export type Weight = 'must' | 'should' | 'could';

/** What a rule has to say about one place. */
export type Finding = {
  at: Path;
  field?: string;
  /** What its words speak of. */
  values?: Record<string, string | number>;
  /** The other places that it is about. */
  also?: Path[];
  /** What would put it right and change nothing else; only where that is certain. */
  fixes?: Operation[];
};

export type Rule = { name: string; weight: Weight; find: (cv: CheckedCv) => Iterable<Finding> };
