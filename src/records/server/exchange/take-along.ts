import { Readable } from 'node:stream';
import type { Database, Tx } from '#platform/db/database.ts';
import { selectNames } from '../names/store.ts';
import { findRecords, selectSizes } from '../store.ts';
import type { Portable } from './exchange.ts';

/** Maximum number of records in one export file, because an import reads a file as a whole. */
export const MOST_RECORDS = 500;
const MOST_BYTES = 2 * 1024 * 1024;

/** Returns all of a member's records, including the trash, as export files of a limited size. */
export async function takeAlong<Document extends object>(
  db: Database,
  { kind, name }: Portable<Document>,
  tx: Tx,
  uid: string,
) {
  const shelf = { ownerId: uid, kind: kind.name };
  const files: { ids: string[]; bytes: number }[] = [];
  for (const { id, bytes } of await selectSizes(tx.sql, shelf)) {
    const last = files.at(-1);
    if (last && last.ids.length < MOST_RECORDS && last.bytes + bytes <= MOST_BYTES) {
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
          await db.asSystem('write an export after its request has ended', ({ sql }) => readOut({ sql }, shelf, ids)),
        ),
      ]),
  }));
}

async function readOut({ sql }: Pick<Tx, 'sql'>, shelf: { ownerId: string; kind: string }, ids: readonly string[]) {
  const rows = new Map((await findRecords(sql, shelf, ids)).map((row) => [row.id, row]));
  const names = Map.groupBy(await selectNames(sql, shelf, ids), ({ recordId }) => recordId);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { slug, version, document, createdAt, updatedAt, trashedAt } = row;
    const formerSlugs = (names.get(id) ?? []).map((name) => name.slug).filter((name) => name !== slug);
    return [{ id, slug, formerSlugs, version, createdAt, updatedAt, trashedAt, document }];
  });
}
