import { existingFileNames, existingImageIds, existingMediaIds } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { RecordsCtx } from '../context.ts';
import { existingRecordIds } from '../store.ts';
import { pathsOf } from '../write-document.ts';
import type { AccountExchange, RawItem } from './exchange.ts';
import { type RepairedItem, repairDocument, withoutValues } from './repair-document.ts';

/**
 * Turns an imported item into a valid document.
 * Published items become private if the member's email address is unverified.
 */
export function repairItem<Document extends object>(
  { actor, clock }: Pick<RecordsCtx, 'actor' | 'clock'>,
  exchange: AccountExchange<Document>,
  rawItem: RawItem,
  fallbackTitle: string,
): RepairedItem<Document> {
  const { user } = requireMember(actor);
  const { kind } = exchange;
  const item = repairDocument(exchange, rawItem, fallbackTitle);
  if (user.emailVerified || !kind.isPublished(item.document)) return item;
  return {
    ...item,
    document: kind.applyAction(item.document, 'draft', clock.now()),
    warnings: [...item.warnings, { field: 'status', problem: 'asDraft' }],
  };
}

/** Removes references to images, files and records that the member does not have. */
export async function withOwnedReferences<Document extends object, Item extends RepairedItem<Document>>(
  tx: Tx,
  uid: string,
  kind: AccountExchange<Document>['kind'],
  items: readonly Item[],
): Promise<Item[]> {
  const indexes = items.map(({ document }) => kind.referencesOf(document));
  const owned = new Set([
    ...(await existingImageIds(tx, uid, [...new Set(indexes.flatMap(({ images }) => images))])),
    ...(await existingMediaIds(
      tx,
      uid,
      indexes.flatMap(({ media = [] }) => media),
    )),
    ...(await existingFileNames(tx, uid, [...new Set(indexes.flatMap(({ files }) => files))])),
    ...(await existingRecordIds(
      tx.sql,
      uid,
      indexes.flatMap(({ records: refersTo }) => refersTo),
    )),
  ]);
  return items.map((item, at) => {
    const references = indexes[at];
    if (!references) return item;
    const missing = [
      ...references.images.map((value) => ({ value, problem: 'noSuchImage' as const })),
      ...(references.media ?? []).map(({ id }) => ({ value: id, problem: 'noSuchFile' as const })),
      ...references.files.map((value) => ({ value, problem: 'noSuchFile' as const })),
      ...references.records.map(({ id }) => ({ value: id, problem: 'noSuchRecord' as const })),
    ].filter(({ value }) => !owned.has(value));
    if (missing.length === 0) return item;
    const paths = missing.flatMap(({ value, problem }) =>
      pathsOf(item.document, value).map((path) => ({ path, problem })),
    );
    const { document, warnings } = withoutValues(kind, item.document, paths);
    return { ...item, document, warnings: [...item.warnings, ...warnings] };
  });
}
