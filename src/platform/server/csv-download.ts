import { Readable } from 'node:stream';
import { CSV_BOM, writeCsv } from '../pure/csv.ts';
import { attachmentHeader } from './http/content-disposition.ts';

type Rows = readonly (readonly string[])[];

/**
 * Makes a streamed CSV response for a table too large for memory: rows are read in batches, at the pace of the client.
 */
export function csvDownload(name: string, head: readonly string[], batches: () => AsyncIterable<Rows>) {
  async function* encodeRows() {
    const encoder = new TextEncoder();
    yield encoder.encode(CSV_BOM + writeCsv([head]));
    for await (const rows of batches()) yield encoder.encode(writeCsv(rows));
  }
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachmentHeader(name),
      'cache-control': 'no-store',
    },
    body: Readable.toWeb(Readable.from(encodeRows())) as ReadableStream,
  };
}
