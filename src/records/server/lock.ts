import { AppError } from '#platform/errors.ts';
import type { RecordKind } from './kind.ts';

/** Refuses changes of what its member has locked, but for those of the fields that the lock leaves open. */
export function requireUnlocked<Document extends object>(
  kind: RecordKind<Document>,
  document: Document,
  fields: readonly string[],
) {
  if (isLocked(kind, document, fields)) throw new AppError('LOCKED');
}

/** Refuses the same change of many where some of them are locked, and says of how many. */
export function requireAllUnlocked<Document extends object>(
  kind: RecordKind<Document>,
  documents: readonly Document[],
  fields: readonly string[],
) {
  const count = documents.filter((document) => isLocked(kind, document, fields)).length;
  if (count === 0) return;
  throw new AppError('LOCKED', documents.length === 1 ? {} : { text: { word: 'someLocked', values: { count } } });
}

function isLocked<Document extends object>(
  { lock }: RecordKind<Document>,
  document: Document,
  fields: readonly string[],
) {
  const isOpen = (field: string) => lock?.leaves.some((name) => name === field);
  return lock?.isOn(document) === true && !fields.every(isOpen);
}
