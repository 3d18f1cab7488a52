import { filesThere, imagesThere } from '#files/service.ts';
import type { UserDocument } from '#identity/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/errors.ts';
import { faultsOf } from '#platform/http/field-faults.ts';
import { sortTitleOf } from '../model/sort-title.ts';
import type { RecordKind, Reference } from './kind.ts';
import { recordsThere } from './store.ts';

/** Maximum length of text that is indexed; more would slow down every save. */
const MOST_WORDS = 100_000;
/** Sorts after every date. */
const NEVER = 'never';

/** Validates a document and returns it parsed. Throws with an error for each invalid field. */
export function checkDocument<Document extends object>(kind: RecordKind<Document>, document: unknown): Document {
  requireRoom(kind, document);
  const read = kind.schema.safeParse(document);
  if (!read.success) throw faultsOf(read.error.issues, document);
  return read.data;
}

function requireRoom({ limitBytes }: Pick<RecordKind, 'limitBytes'>, document: unknown) {
  if (limitBytes === undefined || Buffer.byteLength(JSON.stringify(document)) <= limitBytes) return;
  throw new AppError('PAYLOAD_TOO_LARGE', {
    text: { word: 'documentTooLarge', values: { kilobytes: Math.floor(limitBytes / 1024) } },
  });
}

/** Returns the column values that are derived from a document. */
export function columnsOf<Document extends object>(kind: RecordKind<Document>, document: Document) {
  const { title, words, tags, expires, ...index } = kind.index(document);
  const { images, files } = kind.named(document);
  return {
    ...index,
    title,
    sortTitle: sortTitleOf(title),
    expires: expires || NEVER,
    document: document as Record<string, unknown>,
    version: kind.version,
    tags: [...new Set(tags)],
    images: [...new Set(images)],
    files: [...new Set(files)],
    words: eachOnce(words.slice(0, MOST_WORDS).toWellFormed().normalize('NFC')),
  };
}

/** Removes duplicate words. The index stores neither counts nor positions, and less text is indexed faster. */
const eachOnce = (words: string) => [...new Set(words.split(/\s+/))].join(' ');

type Missing = { value: string; word: ErrorText['word'] };

/**
 * Throws if the document newly refers to anything that the member does not own. The error does not reveal whether it
 * exists. Earlier references may have been deleted since and do not block the save.
 */
export async function requireOwn<Document extends object>(
  tx: Tx,
  uid: string,
  kind: RecordKind<Document>,
  document: Document,
  before?: Document,
) {
  const missing = await notOwn(tx, uid, kind, document, before);
  if (missing.length === 0) return;
  throw invalidFields(
    missing.flatMap(({ value, word }) =>
      pathsOf(document, value).map((path) => ({ path: path.join('.'), text: { word } })),
    ),
  );
}

/** Returns the document's references that the member does not own, except those that were there before. */
export async function notOwn<Document extends object>(
  tx: Tx,
  uid: string,
  kind: RecordKind<Document>,
  document: Document,
  before?: Document,
): Promise<Missing[]> {
  const now = kind.named(document);
  const then = before && kind.named(before);
  const images = without(now.images, then?.images);
  const files = without(now.files, then?.files);
  const ids = then?.refersTo.map(({ id }) => id) ?? [];
  const references = now.refersTo.filter(({ id }) => !ids.includes(id));
  return [
    ...missing('noSuchImage', images, await imagesThere(tx, uid, images)),
    ...missing('noSuchFile', files, await filesThere(tx, uid, files)),
    ...missing('noSuchRecord', idsOf(references), await recordsThere(tx.sql, uid, references)),
  ];
}

const without = (all: readonly string[], some: readonly string[] = []) => all.filter((one) => !some.includes(one));
const idsOf = (references: readonly Reference[]) => references.map(({ id }) => id);
const missing = (word: Missing['word'], wanted: readonly string[], there: readonly string[]) =>
  without([...new Set(wanted)], there).map((value) => ({ value, word }));

/** Returns the paths at which a string occurs in a value. */
export function pathsOf(value: unknown, wanted: string, path: readonly string[] = []): string[][] {
  if (value === wanted) return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, wanted, [...path, name]));
}

/** Throws FORBIDDEN unless the member's email address is verified, which publishing requires. */
export function requireProvenAddress(user: UserDocument) {
  if (!user.emailVerified) throw new AppError('FORBIDDEN', { text: { word: 'needsVerifiedEmail' } });
}
