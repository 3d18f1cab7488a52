import { imagesOf } from '#files/service.ts';
import type { UserDocument } from '#identity/contract.ts';
import { AppError, invalidFields } from '#platform/errors.ts';
import { faultsOf } from '#platform/http/field-faults.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind } from './kind.ts';

/** More text than this is not looked through; it would slow every save down. */
const MOST_WORDS = 100_000;

/** A document that was put together from what came in, as it may be kept; or what is wrong with it, field by field. */
export function checkDocument<Document extends object>(kind: RecordKind<Document>, document: unknown): Document {
  const read = kind.schema.safeParse(document);
  if (!read.success) throw faultsOf(read.error.issues, document);
  return read.data;
}

/** The columns that follow from a document. */
export function columnsOf<Document extends object>(kind: RecordKind<Document>, document: Document) {
  const { words, tags, images, ...index } = kind.index(document);
  return {
    ...index,
    document: document as Record<string, unknown>,
    version: kind.version,
    tags: [...new Set(tags)],
    images: [...new Set(images)],
    words: words.slice(0, MOST_WORDS),
  };
}

/** Only one's own pictures are shown; of others one does not even learn whether they are there. */
export async function requireOwnImages(
  { files }: Pick<RecordsCtx, 'files'>,
  uid: string,
  ids: readonly string[],
  document: object,
) {
  const found = new Set((await imagesOf(files, uid, ids)).map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return;
  throw invalidFields(missing.map((id) => ({ path: pathOf(document, id), text: { word: 'noSuchImage' } })));
}

/** Where in a document a value stands, as forms name it. */
function pathOf(value: unknown, wanted: string, path: readonly string[] = []): string {
  if (value === wanted) return path.join('.');
  if (typeof value !== 'object' || value === null) return '';
  for (const [name, part] of Object.entries(value)) {
    const found = pathOf(part, wanted, [...path, name]);
    if (found !== '') return found;
  }
  return '';
}

/** Whoever shows something to others has proven their address first. */
export function requireProvenAddress(user: UserDocument) {
  if (!user.emailVerified) throw new AppError('FORBIDDEN', { text: { word: 'needsVerifiedEmail' } });
}
