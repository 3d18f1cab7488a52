import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#platform/server/db/database.ts';
import { documentOf, type RecordKind } from './record-kind.ts';
import { findRecords, selectTitles } from './store.ts';

/** More records with one title and date than anybody has; only so many are compared. */
const MAX_CANDIDATES = 50;

type Options = {
  /** Fields that may differ. */
  ignoredFields?: readonly string[];
  /** Whether the date is among these fields. */
  ignoreDate?: boolean;
  /** Whether records in the trash count. */
  withTrash: boolean;
};

/** Returns the ids of the member's records that are equal to these documents, in their order; undefined for new ones. */
export async function findEqual<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  { ownerId, kind }: { ownerId: string; kind: RecordKind<Document> },
  documents: readonly Document[],
  { ignoredFields = [], ignoreDate = false, withTrash }: Options,
): Promise<(string | undefined)[]> {
  const comparable = (document: object) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !ignoredFields.includes(name)));
  const keyOf = ({ title, happened }: { title: string; happened: string }) => `${happened} ${title}`;
  const collection = { ownerId, kind: kind.name };
  const existing = await selectTitles(sql, collection, { withTrash });
  const byKey = Map.groupBy(existing, keyOf);
  const byTitle = ignoreDate ? Map.groupBy(existing, ({ title }) => title) : new Map<string, typeof existing>();
  const candidates = documents.map((document) => {
    const index = kind.index(document);
    return [byKey.get(keyOf(index)) ?? [], byTitle.get(index.title) ?? []].flatMap((one) =>
      one.slice(0, MAX_CANDIDATES),
    );
  });
  const ids = new Set(candidates.flat().map(({ id }) => id));
  if (ids.size === 0) return documents.map(() => undefined);
  const rows = await findRecords(sql, collection, [...ids]);
  const comparableById = new Map(rows.map((row) => [row.id, comparable(documentOf(kind, row))]));
  return documents.map((document, at) => {
    const compared = comparable(document);
    return candidates[at]?.find(({ id }) => isDeepStrictEqual(comparableById.get(id), compared))?.id;
  });
}
