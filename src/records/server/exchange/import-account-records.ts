import { z } from 'zod';
import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '../context.ts';
import { importRecords, type RecordImport } from '../create-records.ts';
import { findEqual } from '../find-equal.ts';
import { pathsOf } from '../write-document.ts';
import type { AccountExchange, RawItem } from './exchange.ts';
import { MAX_RECORDS_PER_FILE } from './export-account-records.ts';
import { isSlug, type RepairedItem } from './repair-document.ts';
import { makeRepairDraft } from './repair-draft.ts';
import { repairItem, withOwnedReferences } from './repair-item.ts';

const timestamp = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullish()
  .catch(undefined);
const exportedRecord = z.object({
  id: z.uuid(),
  slug: z.string().nullish().catch(undefined),
  formerSlugs: z.array(z.string()).max(1000).catch([]),
  version: z.int().catch(1),
  createdAt: timestamp,
  updatedAt: timestamp,
  trashedAt: timestamp,
  hasUnpublishedChanges: z.boolean().catch(false),
  document: z.record(z.string(), z.unknown()),
});
type ExportedRecord = z.infer<typeof exportedRecord>;
type ConvertedRecord<Document> = RepairedItem<Document> & { from: ExportedRecord };

/**
 * Imports one file of an account export, skipping records that already exist.
 * Adds the new id of each record to `newIds`.
 */
export async function importAccountRecords<Document extends object>(
  ctx: RecordsCtx,
  exchange: AccountExchange<Document>,
  data: unknown,
  newIds: Map<string, string>,
) {
  const { uid } = requireMember(ctx.actor);
  const { kind, uncomparedFields = [] } = exchange;
  const list = Array.isArray(data)
    ? data.slice(0, MAX_RECORDS_PER_FILE).map((one) => exportedRecord.safeParse(one))
    : [];
  const items: ConvertedRecord<Document>[] = [];
  for (const [at, read] of list.entries()) {
    if (read.success)
      items.push(
        await withRecomputedFields(ctx, exchange, convertRecord(ctx, exchange, read.data, `#${at + 1}`, newIds)),
      );
  }
  return ctx.db.asMember(uid, async (tx) => {
    const ownedItems = await withOwnedReferences(tx, uid, kind, items);
    const equalIds = await findEqual(
      tx,
      { ownerId: uid, kind },
      ownedItems.map(({ document }) => document),
      {
        ignoredFields: [...exchange.serverOnlyFields, ...uncomparedFields],
        ignoreDate: uncomparedFields.length > 0,
        withTrash: true,
      },
    );
    const existing = new Map(
      ownedItems.flatMap(({ from }, at) => (equalIds[at] === undefined ? [] : [[from.id, equalIds[at]]])),
    );
    const added = ownedItems.filter(({ from }) => !existing.has(from.id));
    const created = await importRecords(
      ctx,
      tx,
      kind,
      added.map((item) => toRecordImport(ctx, item)),
    );
    for (const [old, id] of existing) newIds.set(old, id);
    for (const [at, { from }] of added.entries()) newIds.set(from.id, created[at]?.id ?? from.id);
    return {
      count: ownedItems.length,
      unreadable: list.length === 0 || list.some((read) => !read.success),
      warnings: ownedItems.flatMap(({ document, warnings }) =>
        warnings.map(({ field }) => `${kind.index(document).title}: ${field}`),
      ),
    };
  });
}

/**
 * Converts a record to this instance: upgrades and repairs its document and replaces ids and file names with new ones.
 */
function convertRecord<Document extends object>(
  ctx: RecordsCtx,
  exchange: AccountExchange<Document>,
  from: ExportedRecord,
  fallbackTitle: string,
  newIds: ReadonlyMap<string, string>,
): ConvertedRecord<Document> {
  const { uid } = requireMember(ctx.actor);
  const { kind } = exchange;
  const { document, version } = from;
  const rawItem: RawItem = version < kind.version ? ({ ...kind.upgrade(document, version) } as RawItem) : document;
  const item = repairItem(ctx, exchange, rawItem, fallbackTitle);
  const { images, media = [], files, records: refersTo } = kind.referencesOf(item.document);
  const draft = makeRepairDraft(item.document, kind.empty);
  const replaceValue = (old: string, replacement: string | undefined) => {
    for (const path of replacement === undefined ? [] : pathsOf(item.document, old)) draft.set(path, replacement);
  };
  for (const id of images) replaceValue(id, newIds.get(id));
  for (const { id } of [...media, ...refersTo]) replaceValue(id, newIds.get(id));
  for (const name of files) replaceValue(name, name.replace(/^users\/[^/]+\//, `users/${uid}/`));
  const converted = draft.root as Document;
  const now = ctx.clock.now();
  const isHidden =
    (from.hasUnpublishedChanges && kind.isPublished(converted)) || exchange.isOutdated?.(converted, now) === true;
  return { ...item, document: isHidden ? kind.applyAction(converted, 'draft', now) : converted, from };
}

async function withRecomputedFields<Document extends object>(
  ctx: RecordsCtx,
  { recompute, serverOnlyFields }: AccountExchange<Document>,
  item: ConvertedRecord<Document>,
): Promise<ConvertedRecord<Document>> {
  const presentFields = serverOnlyFields.filter((name) => (item.from.document[name] ?? null) !== null);
  if (!recompute || presentFields.length === 0) return item;
  const document = await recompute(ctx, item.document);
  const isLost = ({ field }: { field: string }) =>
    !presentFields.some((name) => name === field && document[name] !== null);
  return { ...item, document, warnings: item.warnings.filter(isLost) };
}

function toRecordImport<Document extends object>(
  { clock }: RecordsCtx,
  { document, from }: ConvertedRecord<Document>,
): RecordImport<Document> {
  const now = clock.now();
  const onlyPast = (date: Date | null | undefined) => (date && date < now ? date : undefined);
  return {
    document,
    slug: isSlug(from.slug) ? from.slug : undefined,
    formerSlugs: from.formerSlugs.filter(isSlug),
    createdAt: onlyPast(from.createdAt),
    updatedAt: onlyPast(from.updatedAt),
    trashedAt: from.trashedAt ? (onlyPast(from.trashedAt) ?? now) : undefined,
  };
}
