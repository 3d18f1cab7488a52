import { filesThere, imagesThere } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { RecordsCtx } from '../context.ts';
import { recordsThere } from '../store.ts';
import { pathsOf } from '../write-document.ts';
import type { Given, Portable } from './exchange.ts';
import { type Mended, mendDocument, withoutValues } from './mend-document.ts';

/**
 * Turns an imported item into a valid document. Published items become private if the member's email address is
 * unverified.
 */
export function mendItem<Document extends object>(
  { actor }: Pick<RecordsCtx, 'actor'>,
  exchange: Portable<Document>,
  given: Given,
  standIn: string,
): Mended<Document> {
  const { user } = requireMember(actor);
  const { kind } = exchange;
  const item = mendDocument(exchange, given, standIn);
  if (user.emailVerified || !kind.isPublished(item.document)) return item;
  return {
    ...item,
    document: kind.act(item.document, 'draft'),
    warnings: [...item.warnings, { field: 'status', problem: 'asDraft' }],
  };
}

/** Removes references to images, files and records that the member does not have. */
export async function withOwnOnly<Document extends object, Item extends Mended<Document>>(
  tx: Tx,
  uid: string,
  kind: Portable<Document>['kind'],
  items: readonly Item[],
): Promise<Item[]> {
  const indexes = items.map(({ document }) => kind.named(document));
  const own = new Set([
    ...(await imagesThere(tx, uid, [...new Set(indexes.flatMap(({ images }) => images))])),
    ...(await filesThere(tx, uid, [...new Set(indexes.flatMap(({ files }) => files))])),
    ...(await recordsThere(
      tx.sql,
      uid,
      indexes.flatMap(({ refersTo }) => refersTo),
    )),
  ]);
  return items.map((item, at) => {
    const named = indexes[at];
    if (!named) return item;
    const gone = [
      ...named.images.map((value) => ({ value, problem: 'noSuchImage' as const })),
      ...named.files.map((value) => ({ value, problem: 'noSuchFile' as const })),
      ...named.refersTo.map(({ id }) => ({ value: id, problem: 'noSuchRecord' as const })),
    ].filter(({ value }) => !own.has(value));
    if (gone.length === 0) return item;
    const paths = gone.flatMap(({ value, problem }) =>
      pathsOf(item.document, value).map((path) => ({ path, problem })),
    );
    const { document, warnings } = withoutValues(kind, item.document, paths);
    return { ...item, document, warnings: [...item.warnings, ...warnings] };
  });
}
