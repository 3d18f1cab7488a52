import type { Tx } from '#platform/db/database.ts';
import { documentOf, type RecordKind } from '../kind.ts';
import { selectShown, selectShownBySlug, sumShown } from './store.ts';

type Shown = { ownerId: string; statuses: readonly string[] };

/** What of a kind a member shows, in their order, outside the trash; without what is long, unless it is wanted whole. */
export async function shownRecords<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { ownerId, statuses, whole = false }: Shown & { whole?: boolean },
) {
  const rows = await selectShown(sql, { ownerId, kind: kind.name }, { statuses, without: whole ? [] : kind.heavy });
  return rows.map(({ id, slug, updatedAt, ...row }) => ({
    id,
    slug: slug ?? '',
    updatedAt,
    document: documentOf(kind, row),
  }));
}

/** One of them, whole, by a name that it has or had in addresses. */
export async function shownBySlug<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { ownerId, statuses, slug }: Shown & { slug: string },
) {
  const found = await selectShownBySlug(sql, { ownerId, kind: kind.name }, statuses, slug);
  return found && { id: found.id, slug: found.slug ?? '', document: documentOf(kind, found) };
}

/** How many of them there are. */
export const countShown = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, statuses }: Shown,
) => sumShown(sql, { ownerId, kind: name }, statuses);
