import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { RecordsCtx } from '../context.ts';
import { type Arrival, importRecords } from '../create-records.ts';
import { findRecords, selectTitles } from '../store.ts';
import { pathsOf } from '../write-document.ts';
import { makeDraft } from './draft.ts';
import type { Given, Portable } from './exchange.ts';
import { isSlug, type Mended } from './mend-document.ts';
import { mendItem, withOwnOnly } from './mend-item.ts';
import { MOST_RECORDS } from './take-along.ts';

const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullish()
  .catch(undefined);
const taken = z.object({
  id: z.uuid(),
  slug: z.string().nullish().catch(undefined),
  formerSlugs: z.array(z.string()).max(1000).catch([]),
  version: z.int().catch(1),
  createdAt: moment,
  updatedAt: moment,
  trashedAt: moment,
  document: z.record(z.string(), z.unknown()),
});
type Taken = z.infer<typeof taken>;
type Item<Document> = Mended<Document> & { from: Taken };

/**
 * Imports one file of an account export, skipping records that already exist. Adds the new id of each record to
 * `newIds`.
 */
export async function bringIn<Document extends object>(
  ctx: RecordsCtx,
  exchange: Portable<Document>,
  data: unknown,
  newIds: Map<string, string>,
) {
  const { uid } = requireMember(ctx.actor);
  const { kind } = exchange;
  const list = Array.isArray(data) ? data.slice(0, MOST_RECORDS).map((one) => taken.safeParse(one)) : [];
  const items: Item<Document>[] = [];
  for (const [at, read] of list.entries()) {
    if (read.success)
      items.push(await foundAnew(ctx, exchange, itemOf(ctx, exchange, read.data, `#${at + 1}`, newIds)));
  }
  return ctx.db.asMember(uid, async (tx) => {
    const own = await withOwnOnly(tx, uid, kind, items);
    const there = await thereAlready(tx, uid, exchange, own);
    const added = own.filter(({ from }) => !there.has(from.id));
    const made = await importRecords(
      ctx,
      tx,
      kind,
      added.map((item) => arrivalOf(ctx, item)),
    );
    for (const [old, id] of there) newIds.set(old, id);
    for (const [at, { from }] of added.entries()) newIds.set(from.id, made[at]?.id ?? from.id);
    return {
      count: own.length,
      unreadable: list.length === 0 || list.some((read) => !read.success),
      warnings: own.flatMap(({ document, warnings }) =>
        warnings.map(({ field }) => `${kind.index(document).title}: ${field}`),
      ),
    };
  });
}

/**
 * Converts a record to this instance: upgrades and repairs its document and replaces ids and file names with new ones.
 */
function itemOf<Document extends object>(
  ctx: RecordsCtx,
  exchange: Portable<Document>,
  from: Taken,
  standIn: string,
  newIds: ReadonlyMap<string, string>,
): Item<Document> {
  const { uid } = requireMember(ctx.actor);
  const { kind } = exchange;
  const { document, version } = from;
  const given: Given = version < kind.version ? ({ ...kind.upgrade(document, version) } as Given) : document;
  const item = mendItem(ctx, exchange, given, standIn);
  const { images, files, refersTo } = kind.named(item.document);
  const draft = makeDraft(item.document, kind.empty);
  const rename = (old: string, present: string | undefined) => {
    for (const path of present === undefined ? [] : pathsOf(item.document, old)) draft.set(path, present);
  };
  for (const id of images) rename(id, newIds.get(id));
  for (const { id } of refersTo) rename(id, newIds.get(id));
  for (const name of files) rename(name, name.replace(/^users\/[^/]+\//, `users/${uid}/`));
  return { ...item, document: draft.root as Document, from };
}

async function foundAnew<Document extends object>(
  ctx: RecordsCtx,
  { findAnew, notTaken }: Portable<Document>,
  item: Item<Document>,
): Promise<Item<Document>> {
  const had = notTaken.filter((name) => (item.from.document[name] ?? null) !== null);
  if (!findAnew || had.length === 0) return item;
  const document = await findAnew(ctx, item.document);
  const isLost = ({ field }: { field: string }) => !had.some((name) => name === field && document[name] !== null);
  return { ...item, document, warnings: item.warnings.filter(isLost) };
}

function arrivalOf<Document extends object>(
  { clock }: RecordsCtx,
  { document, from }: Item<Document>,
): Arrival<Document> {
  const now = clock.now();
  const past = (date: Date | null | undefined) => (date && date < now ? date : undefined);
  return {
    document,
    slug: isSlug(from.slug) ? from.slug : undefined,
    formerSlugs: from.formerSlugs.filter(isSlug),
    createdAt: past(from.createdAt),
    updatedAt: past(from.updatedAt),
    trashedAt: from.trashedAt ? (past(from.trashedAt) ?? now) : undefined,
  };
}

/** Finds records whose document already exists on the shelf. Returns existing ids by imported id. */
async function thereAlready<Document extends object>(
  { sql }: Tx,
  uid: string,
  { kind, notTaken }: Portable<Document>,
  items: readonly Item<Document>[],
) {
  const written = (document: object) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !notTaken.some((other) => other === name)));
  const shelf = { ownerId: uid, kind: kind.name };
  const keyOf = (title: string, happened: string) => `${happened} ${title}`;
  const titles = Map.groupBy(await selectTitles(sql, shelf, { withTrash: true }), ({ title, happened }) =>
    keyOf(title, happened),
  );
  const there = new Map<string, string>();
  for (const { document, from } of items) {
    const { title, happened } = kind.index(document);
    const alike = titles.get(keyOf(title, happened)) ?? [];
    if (alike.length === 0) continue;
    const rows = await findRecords(
      sql,
      shelf,
      alike.map(({ id }) => id),
    );
    const same = rows.find((row) => isDeepStrictEqual(written(row.document), written(document)));
    if (same) there.set(from.id, same.id);
  }
  return there;
}
