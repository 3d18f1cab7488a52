import { attachment } from './attachment.ts';

/** Returns a response that the browser saves as a file and that no cache stores. */
export const asFile = (name: string, written: string | Uint8Array, type: string) => ({
  headers: { 'content-disposition': attachment(name), 'cache-control': 'no-store' },
  body: new Blob([written as BlobPart], { type }),
});
