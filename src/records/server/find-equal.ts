import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#platform/server/db/database.ts';
import { documentOf, type RecordKind } from './record-kind.ts';
import { findRecords, selectTitles } from './store.ts';

/**
 * Returns the ids of the member's records that are equal to these documents, in their order; undefined for new ones.
 * Records in the trash count too, and the ignored fields don't.
 */
export async function findEqual<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  { ownerId, kind }: { ownerId: string; kind: RecordKind<Document> },
  documents: readonly Document[],
  ignoredFields: readonly string[] = [],
): Promise<(string | undefined)[]> {
  const comparable = (document: object) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !ignoredFields.includes(name)));
  const keyOf = ({ title, happened }: { title: string; happened: string }) => `${happened} ${title}`;
  const collection = { ownerId, kind: kind.name };
  const titles = Map.groupBy(await selectTitles(sql, collection, { withTrash: true }), keyOf);
  const candidates = documents.map((document) => titles.get(keyOf(kind.index(document))) ?? []);
  const ids = new Set(candidates.flat().map(({ id }) => id));
  if (ids.size === 0) return documents.map(() => undefined);
  const rows = new Map((await findRecords(sql, collection, [...ids])).map((row) => [row.id, row]));
  return documents.map(
    (document, at) =>
      candidates[at]
        ?.map(({ id }) => rows.get(id))
        .find((row) => row && isDeepStrictEqual(comparable(documentOf(kind, row)), comparable(document)))?.id,
  );
}
