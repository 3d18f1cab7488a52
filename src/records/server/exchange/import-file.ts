import { setImmediate as breathe } from 'node:timers/promises';
import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { RecordsCtx } from '../context.ts';
import { importRecords } from '../create-records.ts';
import { type Collection, selectTitles } from '../store.ts';
import type { RecordExchange } from './exchange.ts';
import { foldText } from './fold-text.ts';
import { readContent } from './read-content.ts';
import type { RepairedItem } from './repair-document.ts';
import { repairItem, withOwnedReferences } from './repair-item.ts';

/** Number of items to process before yielding to the event loop. */
const BATCH_SIZE = 50;

type ImportFileInput = { content: string; take?: readonly number[] | undefined };

/** Previews a file, or imports the items selected by `take` in a single transaction. */
export async function importFile<Document extends object, Facts>(
  ctx: RecordsCtx,
  exchange: RecordExchange<Document>,
  { content, take }: ImportFileInput,
  factsOf: (document: Document) => Facts,
) {
  const { uid } = requireMember(ctx.actor);
  const { kind } = exchange;
  const collection = { ownerId: uid, kind: kind.name };
  const parsedItems = await readItems(ctx, exchange, content);
  const selectedIndexes = [...new Set(take)];
  const invalidIndexes = selectedIndexes.filter((index) => index >= parsedItems.length);
  if (invalidIndexes.length > 0) throw invalidFields([{ path: 'take', text: { word: 'badField' } }]);
  return ctx.db.asMember(uid, async (tx) => {
    const items = await withOwnedReferences(tx, uid, kind, parsedItems);
    const duplicateOf = await findDuplicates(tx, collection, exchange);
    const previews = items.map(({ document, warnings }, index) => {
      const { title } = kind.index(document);
      return { index, title, ...factsOf(document), duplicateOf: duplicateOf(document), warnings };
    });
    if (selectedIndexes.length === 0) return { items: previews, made: [] };
    const selectedItems = selectedIndexes.flatMap((index) => items[index] ?? []);
    const created = await importRecords(ctx, tx, kind, selectedItems);
    return { items: previews, made: created.map(({ id }) => id) };
  });
}

async function readItems<Document extends object>(
  ctx: RecordsCtx,
  exchange: RecordExchange<Document>,
  content: string,
) {
  const prepare = await exchange.prepare(ctx);
  const items: RepairedItem<Document>[] = [];
  for (const [index, rawItem] of readContent(exchange, content).entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await breathe();
    items.push(repairItem(ctx, exchange, prepare(rawItem), `#${index + 1}`));
  }
  return items;
}

/** Returns a lookup for existing records with the same folded title and the same date. */
async function findDuplicates<Document extends object>(
  tx: Tx,
  collection: Collection,
  { kind }: RecordExchange<Document>,
) {
  const keyOf = (title: string, happened: string) => `${happened} ${foldText(title)}`;
  const existing = await selectTitles(tx.sql, collection);
  const byKey = new Map(existing.map(({ id, title, happened }) => [keyOf(title, happened), { id, title }]));
  return (document: Document) => {
    const { title, happened } = kind.index(document);
    return byKey.get(keyOf(title, happened)) ?? null;
  };
}
