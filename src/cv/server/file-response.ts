import { attachmentHeader } from '#platform/server/http/content-disposition.ts';

/** Returns a response that the browser saves as a file and that no cache stores. */
export const fileResponse = (name: string, content: string | Uint8Array | Blob, type = '') => ({
  headers: { 'content-disposition': attachmentHeader(name), 'cache-control': 'no-store' },
  body: content instanceof Blob ? content : new Blob([content as BlobPart], { type }),
});
