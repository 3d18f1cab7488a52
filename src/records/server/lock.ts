import { AppError } from '#platform/errors.ts';
import type { RecordKind } from './kind.ts';

/** Refuses changes of what its member has locked, but for those of the fields that the lock leaves open. */
export function requireUnlocked<Document extends object>(
  { lock }: RecordKind<Document>,
  document: Document,
  fields: readonly string[],
) {
  const isOpen = (field: string) => lock?.leaves.some((name) => name === field);
  if (lock?.isOn(document) && !fields.every(isOpen)) throw new AppError('LOCKED');
}
