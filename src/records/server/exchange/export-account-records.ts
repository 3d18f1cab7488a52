import { Readable } from 'node:stream';
import type { Database, Tx } from '#platform/server/db/database.ts';
import { selectSlugs } from '../slugs/store.ts';
import { findRecords, selectSizes } from '../store.ts';
import type { AccountExchange } from './exchange.ts';

/** Maximum number of records in one export file, because an import reads a file as a whole. */
export const MAX_RECORDS_PER_FILE = 500;
const MAX_BYTES_PER_FILE = 2 * 1024 * 1024;

/** Returns all of a member's records, including the trash, as export files of a limited size. */
export async function exportAccountRecords<Document extends object>(
  db: Database,
  { kind, name, withUnpublishedChanges }: AccountExchange<Document>,
  tx: Tx,
  uid: string,
) {
  const collection = { ownerId: uid, kind: kind.name };
  const files: { ids: string[]; bytes: number }[] = [];
  for (const { id, bytes } of await selectSizes(tx.sql, collection)) {
    const last = files.at(-1);
    if (last && last.ids.length < MAX_RECORDS_PER_FILE && last.bytes + bytes <= MAX_BYTES_PER_FILE) {
      last.ids.push(id);
      last.bytes += bytes;
    } else {
      files.push({ ids: [id], bytes });
    }
  }
  return files.map(({ ids }, at) => ({
    path: `${name}/${at + 1}.json`,
    open: async () =>
      Readable.from([
        JSON.stringify(
          await db.asSystem('write an export after its request has ended', async ({ sql }) =>
            readExportedRecords({ sql }, collection, ids, await withUnpublishedChanges?.({ sql }, ids)),
          ),
        ),
      ]),
  }));
}

async function readExportedRecords(
  { sql }: Pick<Tx, 'sql'>,
  collection: { ownerId: string; kind: string },
  ids: readonly string[],
  unpublished: ReadonlySet<string> = new Set(),
) {
  const rows = new Map((await findRecords(sql, collection, ids)).map((row) => [row.id, row]));
  const slugRows = Map.groupBy(await selectSlugs(sql, collection, ids), ({ recordId }) => recordId);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { slug, version, document, createdAt, updatedAt, trashedAt } = row;
    const formerSlugs = (slugRows.get(id) ?? []).map((name) => name.slug).filter((name) => name !== slug);
    const hasUnpublishedChanges = unpublished.has(id) ? { hasUnpublishedChanges: true } : {};
    return [{ id, slug, formerSlugs, version, createdAt, updatedAt, trashedAt, ...hasUnpublishedChanges, document }];
  });
}
