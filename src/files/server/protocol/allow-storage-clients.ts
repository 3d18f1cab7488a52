import type { ServerResponse } from 'node:http';
import { allowForeignPages } from '#platform/http/foreign-pages.ts';

const UPLOAD = 'x-goog-upload-';
const SENT = ['protocol', 'command', 'offset', 'header-content-length', 'header-content-type'];
const ANSWERED = ['status', 'url', 'size-received'];

/** Sets the CORS headers that storage clients on other sites need. */
export function allowStorageClients(response: ServerResponse) {
  allowForeignPages(response, {
    methods: 'GET, HEAD, POST, PATCH, DELETE',
    headers: [
      'authorization',
      'content-type',
      'range',
      'if-none-match',
      'if-range',
      ...['storage-version', 'appcheck', 'gmpid'].map((name) => `x-firebase-${name}`),
      ...SENT.map((name) => UPLOAD + name),
    ],
    exposed: [
      'accept-ranges',
      'content-disposition',
      'content-range',
      'etag',
      'retry-after',
      ...ANSWERED.map((name) => UPLOAD + name),
    ],
  });
}
