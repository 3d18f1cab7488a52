import { existingFileNames, existingImageIds, existingMediaIds } from '#files/service.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { validationError } from '#platform/server/http/validation-error.ts';
import { sortTitleOf } from '../model/sort-title.ts';
import type { RecordKind } from './record-kind.ts';
import { existingRecordIds } from './store.ts';

/** Maximum length of text that is indexed; more would slow down every save. */
const MAX_INDEXED_LENGTH = 100_000;
/** Sorts after every date. */
const NEVER = 'never';

/** Validates a document and returns it parsed. Throws with an error for each invalid field. */
export function checkDocument<Document extends object>(kind: RecordKind<Document>, document: unknown): Document {
  requireSizeLimit(kind, document);
  const parsed = kind.schema.safeParse(document);
  if (!parsed.success) throw validationError(parsed.error.issues, document);
  return parsed.data;
}

function requireSizeLimit({ limitBytes }: Pick<RecordKind, 'limitBytes'>, document: unknown) {
  if (limitBytes === undefined || Buffer.byteLength(JSON.stringify(document)) <= limitBytes) return;
  throw new AppError('PAYLOAD_TOO_LARGE', {
    text: { word: 'documentTooLarge', values: { kilobytes: Math.floor(limitBytes / 1024) } },
  });
}

/** Returns the column values that are derived from a document. */
export function columnsOf<Document extends object>(kind: RecordKind<Document>, document: Document) {
  const { title, words, tags, expires, ...index } = kind.index(document);
  const { images, media = [], files, records } = kind.referencesOf(document);
  return {
    ...index,
    title,
    sortTitle: sortTitleOf(title),
    expires: expires || NEVER,
    document: document as Record<string, unknown>,
    version: kind.version,
    tags: [...new Set(tags)],
    // Media are kept in use, and taken down, by their ids like images.
    images: [...new Set([...images, ...media.map(({ id }) => id)])],
    files: [...new Set(files)],
    refersTo: [...new Set(records.map(({ id }) => id))],
    words: uniqueWords(words.slice(0, MAX_INDEXED_LENGTH).toWellFormed().normalize('NFC')),
  };
}

/** Removes duplicate words. The index stores neither counts nor positions, and less text is indexed faster. */
const uniqueWords = (words: string) => [...new Set(words.split(/\s+/))].join(' ');

type MissingReference = { value: string; word: ErrorText['word'] };

/**
 * Throws if the document newly refers to anything that the member does not own. The error does not reveal whether it
 * exists. Earlier references may have been deleted since and do not block the save.
 */
export async function requireOwnedReferences<Document extends object>(
  tx: Tx,
  uid: string,
  kind: RecordKind<Document>,
  document: Document,
  before?: Document,
) {
  const missingReferences = await findMissingReferences(tx, uid, kind, document, before);
  if (missingReferences.length === 0) return;
  throw invalidFields(
    missingReferences.flatMap(({ value, word }) =>
      pathsOf(document, value).map((path) => ({ path: path.join('.'), text: { word } })),
    ),
  );
}

/** Returns the document's references that the member does not own, except those that were there before. */
export async function findMissingReferences<Document extends object>(
  tx: Tx,
  uid: string,
  kind: RecordKind<Document>,
  document: Document,
  before?: Document,
): Promise<MissingReference[]> {
  const current = kind.referencesOf(document);
  const previous = before && kind.referencesOf(before);
  const images = without(current.images, previous?.images);
  // A video that is also named as a recording is missing as one.
  const media = (current.media ?? []).filter(
    ({ id, kind: wanted }) => !previous?.media?.some((one) => one.id === id && one.kind === wanted),
  );
  const files = without(current.files, previous?.files);
  const ids = idsOf(previous?.records);
  const references = current.records.filter(({ id }) => !ids.includes(id));
  return [
    ...missingReferences('noSuchImage', images, await existingImageIds(tx, uid, images)),
    ...missingReferences('noSuchFile', idsOf(media), await existingMediaIds(tx, uid, media)),
    ...missingReferences('noSuchFile', files, await existingFileNames(tx, uid, files)),
    ...missingReferences('noSuchRecord', idsOf(references), await existingRecordIds(tx.sql, uid, references)),
  ];
}

const without = (all: readonly string[], some: readonly string[] = []) => all.filter((one) => !some.includes(one));
const idsOf = (references: readonly { id: string }[] = []) => references.map(({ id }) => id);
const missingReferences = (word: MissingReference['word'], requested: readonly string[], existing: readonly string[]) =>
  without([...new Set(requested)], existing).map((value) => ({ value, word }));

/** Returns the paths at which a string occurs in a value. */
export function pathsOf(value: unknown, requested: string, path: readonly string[] = []): string[][] {
  if (value === requested) return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, requested, [...path, name]));
}

/** Reports whether a change makes a record visible to others. */
export const isNewlyPublished = <Document extends object>(
  { isPublished }: Pick<RecordKind<Document>, 'isPublished'>,
  after: Document,
  before: Document,
) => isPublished(after) && !isPublished(before);
