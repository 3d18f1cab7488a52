import { AppError } from '#platform/pure/errors.ts';
import type { RecordKind } from './record-kind.ts';

/** Throws LOCKED if the record is locked, unless only fields that the lock leaves open change. */
export function requireUnlocked<Document extends object>(
  kind: RecordKind<Document>,
  document: Document,
  fields: readonly string[],
) {
  if (isLocked(kind, document, fields)) throw new AppError('LOCKED');
}

/** Throws LOCKED if any of several records is locked, with the number of locked ones. */
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
  const isOpen = (field: string) => lock?.unlockedFields.some((name) => name === field);
  return lock?.isOn(document) === true && !fields.every(isOpen);
}
