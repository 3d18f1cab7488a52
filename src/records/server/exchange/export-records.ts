import { Readable } from 'node:stream';
import { requireMember } from '#identity/service.ts';
import { CSV_BOM, writeCsv } from '#platform/pure/csv.ts';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { RecordsCtx } from '../context.ts';
import { documentOf } from '../record-kind.ts';
import { type StoredRecord, selectAfter } from '../store.ts';
import type { ExchangeColumn, RecordExchange } from './exchange.ts';
import { formatOf } from './read-content.ts';

const PAGE_SIZE = 200;

export type ExportFormat = 'csv' | 'json';
const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Streams all of the member's records outside the trash, in their order, as a downloadable file. */
export function exportFile<Document extends object>(
  ctx: RecordsCtx,
  exchange: RecordExchange<Document>,
  { format }: { format: ExportFormat },
) {
  requireMember(ctx.actor);
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const chunks = format === 'csv' ? csvChunks(ctx, exchange) : jsonChunks(ctx, exchange);
  return {
    headers: {
      'content-type': CONTENT_TYPES[format],
      'content-disposition': attachmentHeader(`vitrine-${exchange.name}-${day}.${format}`),
    },
    body: Readable.toWeb(Readable.from(chunks)) as ReadableStream,
  };
}

async function* csvChunks<Document extends object>(ctx: RecordsCtx, exchange: RecordExchange<Document>) {
  const { columns, kind } = exchange;
  const forTable = await exchange.forTable(ctx);
  const translate = translatorOf(ctx.language);
  yield CSV_BOM + writeCsv([columns.map(({ name }) => translate(`imports.columns.${name}`))]);
  for await (const records of pagesOf(ctx, exchange)) {
    yield writeCsv(
      records.map((record) => {
        const fields = { ...forTable(documentOf(kind, record)), slug: record.slug ?? '' };
        return columns.map(({ at, cell }) => cell.write(valueAt(fields, at), ctx.language));
      }),
    );
  }
}

/** One item per line, so that the file stays readable to people. */
async function* jsonChunks<Document extends object>(ctx: RecordsCtx, exchange: RecordExchange<Document>) {
  const { name, kind } = exchange;
  yield `{"format":${JSON.stringify(formatOf(name))},"version":${kind.version},"items":[`;
  let separator = '\n';
  for await (const records of pagesOf(ctx, exchange)) {
    const items = records.map((record) => {
      const item = { ...(kind.slugs ? { slug: record.slug ?? '' } : {}), ...documentOf(kind, record) };
      return JSON.stringify(item);
    });
    yield separator + items.join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Reads pages in separate transactions, so that a slow download does not hold a connection. */
async function* pagesOf<Document extends object>({ actor, db }: RecordsCtx, { kind }: RecordExchange<Document>) {
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  for (let after: string | undefined = '', records: StoredRecord[]; after !== undefined; ) {
    const afterRank: string = after;
    records = await db.asMember(uid, ({ sql }) => selectAfter(sql, collection, afterRank, PAGE_SIZE));
    if (records.length > 0) yield records;
    after = records.length === PAGE_SIZE ? records.at(-1)?.position : undefined;
  }
}

const valueAt = (fields: object, path: ExchangeColumn['at']) =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], fields);
