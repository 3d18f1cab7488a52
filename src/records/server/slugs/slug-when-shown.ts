import type { Sql } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import { type StoredRecord, updateRecord } from '../store.ts';
import { claimSlug } from './assign-slug.ts';
import { selectWithoutSlug } from './store.ts';

/** Gives a record that others can see its first slug, if its kind has slugs for those. Returns the record. */
export async function withSlugWhenShown<Document extends object, Stored extends StoredRecord>(
  sql: Sql,
  kind: RecordKind<Document>,
  stored: Stored,
): Promise<Stored> {
  const document = documentOf(kind, stored);
  if (!kind.slugWhenShown || stored.slug || !kind.isPublished(document)) return stored;
  const { id, ownerId } = stored;
  const slug = await claimSlug(sql, { ownerId, kind: kind.name }, { id, title: kind.slugWhenShown(document) });
  await updateRecord(sql, id, { slug });
  return { ...stored, slug };
}

/** Gives slugs to what others could see before the kind had slugs. After the first run, it finds nothing. */
export const assignMissingSlugs = <Document extends object>(
  { db }: Pick<Kernel, 'db'>,
  kind: RecordKind<Document>,
  statuses: readonly string[],
) =>
  db.asSystem('give slugs to records of an earlier release', async ({ sql }) => {
    for (const stored of await selectWithoutSlug(sql, kind.name, statuses)) await withSlugWhenShown(sql, kind, stored);
  });
