import { attachment } from './attachment.ts';

/** What is given out: to be kept by the browser, and not to be remembered on the way. */
export const asFile = (name: string, written: string | Uint8Array, type: string) => ({
  headers: { 'content-disposition': attachment(name), 'cache-control': 'no-store' },
  body: new Blob([written as BlobPart], { type }),
});
