import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** The roles that may call an operation. */
type OperationCaller = 'anyone' | 'member' | 'admin' | 'operator';

export type PathValues = string | readonly string[];

export type OperationExample = {
  who: OperationCaller;
  /** Returns the path parameters, in order: ids of records that belong to this member. */
  id?: (instance: TestInstance, member: Member) => Promise<PathValues> | PathValues;
  /** The query string. */
  query?: string;
  /** Returns a body that this member may send. */
  body?: (instance: TestInstance, member: Member) => Promise<unknown> | unknown;
  /** The expected status, if the preconditions for success are missing. */
  status?: number;
  /** Fields of the user document that the operation changes besides those in the body. */
  changes?: readonly string[];
};
