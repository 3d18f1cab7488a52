import type { Tx } from '#platform/server/db/database.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import { countShownRecords, selectFirstShown, selectShown, selectShownBySlug, selectShownTitles } from './store.ts';

type ShownFilter = { ownerId: string; statuses: readonly string[] };

type ShownOptions = ShownFilter & { includeLongFields?: boolean };

/** A record of a kind that a member shows. */
export type ShownRecord<Document> = { id: string; slug: string; updatedAt: Date; document: Document };

/** As many records as are read in a few milliseconds. */
const PAGE_SIZE = 200;

/**
 * Reads the records of a kind that a member shows, in order, without long fields unless `includeLongFields` is set. They
 * come in pages, so that other requests are answered while there are many.
 */
export async function* pagesOfShown<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { ownerId, statuses, includeLongFields = false }: ShownOptions,
): AsyncGenerator<ShownRecord<Document>[]> {
  const without = includeLongFields ? [] : kind.heavy;
  let after: Parameters<typeof selectShown>[2]['after'];
  do {
    const rows = await selectShown(sql, { ownerId, kind: kind.name }, { statuses, without, after, limit: PAGE_SIZE });
    yield rows.map(({ id, slug, updatedAt, ...row }) => ({
      id,
      slug: slug ?? '',
      updatedAt,
      document: documentOf(kind, row),
    }));
    after = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  } while (after);
}

/** Returns the records of `pagesOfShown` as one list. */
export async function shownRecords<Document extends object>(
  tx: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  options: ShownOptions,
) {
  const shown: ShownRecord<Document>[] = [];
  for await (const page of pagesOfShown(tx, kind, options)) shown.push(...page);
  return shown;
}

/** Returns a shown record with all its fields, by its current or a former slug. */
export async function shownBySlug<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { ownerId, statuses, slug }: ShownFilter & { slug: string },
) {
  const found = await selectShownBySlug(sql, { ownerId, kind: kind.name }, statuses, slug);
  return found && { id: found.id, slug: found.slug ?? '', document: documentOf(kind, found) };
}

/** Returns the id and slug of the first record that a member shows, in their order. */
export async function firstShown(
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, statuses }: ShownFilter,
) {
  const found = await selectFirstShown(sql, { ownerId, kind: name }, statuses);
  return found && { id: found.id, slug: found.slug ?? '' };
}

type TitlesFilter = ShownFilter & { categories?: readonly string[]; limit: number };

/** Returns the id, the category and the title of records in the member's order; of all categories if none is named. */
export const titlesOfShown = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, statuses, categories = [], limit }: TitlesFilter,
) => selectShownTitles(sql, { ownerId, kind: name }, { statuses, categories, limit });

/** Returns the number of records of a kind, or of a category of it, that a member shows. */
export const countShown = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, statuses, category }: ShownFilter & { category?: string },
) => countShownRecords(sql, { ownerId, kind: name }, { statuses, category });
