import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Who may call an operation. */
type Who = 'anyone' | 'member' | 'admin' | 'operator';

export type Gaps = string | readonly string[];

export type Example = {
  who: Who;
  /** What fits into the gaps of the path, one after the other: something that belongs to this member. */
  id?: (instance: TestInstance, member: Member) => Promise<Gaps> | Gaps;
  /** What is asked behind the path. */
  query?: string;
  /** A body that this member could send. */
  body?: (instance: TestInstance, member: Member) => Promise<unknown> | unknown;
  /** What that is answered, where the rest of what it needs is not there. */
  status?: number;
  /** What of the user document it is meant to change, beside what stands in the body. */
  changes?: readonly string[];
};
