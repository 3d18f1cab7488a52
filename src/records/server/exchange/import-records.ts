import { setImmediate as breathe } from 'node:timers/promises';
import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { invalidFields } from '#platform/errors.ts';
import type { RecordsCtx } from '../context.ts';
import { importRecords } from '../create-records.ts';
import { type Shelf, selectTitles } from '../store.ts';
import type { Exchange } from './exchange.ts';
import { fold } from './fold.ts';
import type { Mended } from './mend-document.ts';
import { mendItem, withOwnOnly } from './mend-item.ts';
import { readContent } from './read-content.ts';

/** Number of items to process before yielding to the event loop. */
const AT_ONCE = 50;

type Input = { content: string; take?: readonly number[] | undefined };

/** Previews a file, or imports the items selected by `take` in a single transaction. */
export async function importFile<Document extends object, Facts>(
  ctx: RecordsCtx,
  exchange: Exchange<Document>,
  { content, take }: Input,
  factsOf: (document: Document) => Facts,
) {
  const { uid } = requireMember(ctx.actor);
  const { kind } = exchange;
  const shelf = { ownerId: uid, kind: kind.name };
  const read = await readAll(ctx, exchange, content);
  const wanted = [...new Set(take)];
  const none = wanted.filter((index) => index >= read.length);
  if (none.length > 0) throw invalidFields([{ path: 'take', text: { word: 'badField' } }]);
  return ctx.db.asMember(uid, async (tx) => {
    const items = await withOwnOnly(tx, uid, kind, read);
    const duplicateOf = await findDuplicates(tx, shelf, exchange);
    const shown = items.map(({ document, warnings }, index) => {
      const { title } = kind.index(document);
      return { index, title, ...factsOf(document), duplicateOf: duplicateOf(document), warnings };
    });
    if (wanted.length === 0) return { items: shown, made: [] };
    const arrivals = wanted.flatMap((index) => items[index] ?? []);
    const made = await importRecords(ctx, tx, kind, arrivals);
    return { items: shown, made: made.map(({ id }) => id) };
  });
}

async function readAll<Document extends object>(ctx: RecordsCtx, exchange: Exchange<Document>, content: string) {
  const prepare = await exchange.prepare(ctx);
  const items: Mended<Document>[] = [];
  for (const [index, given] of readContent(exchange, content).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    items.push(mendItem(ctx, exchange, prepare(given), `#${index + 1}`));
  }
  return items;
}

/** Returns a lookup for existing records with the same folded title and the same date. */
async function findDuplicates<Document extends object>(tx: Tx, shelf: Shelf, { kind }: Exchange<Document>) {
  const keyOf = (title: string, happened: string) => `${happened} ${fold(title)}`;
  const there = await selectTitles(tx.sql, shelf);
  const byKey = new Map(there.map(({ id, title, happened }) => [keyOf(title, happened), { id, title }]));
  return (document: Document) => {
    const { title, happened } = kind.index(document);
    return byKey.get(keyOf(title, happened)) ?? null;
  };
}
