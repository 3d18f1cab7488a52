import type { ServerResponse } from 'node:http';
import { setCorsHeaders } from '#platform/server/http/cors.ts';

const UPLOAD_PREFIX = 'x-goog-upload-';
const REQUEST_HEADERS = ['protocol', 'command', 'offset', 'header-content-length', 'header-content-type'];
const RESPONSE_HEADERS = ['status', 'url', 'size-received'];

/** Sets the CORS headers that storage clients on other sites need. */
export function allowStorageClients(response: ServerResponse) {
  setCorsHeaders(response, {
    methods: 'GET, HEAD, POST, PATCH, DELETE',
    headers: [
      'authorization',
      'content-type',
      'range',
      'if-none-match',
      'if-range',
      ...['storage-version', 'appcheck', 'gmpid'].map((name) => `x-firebase-${name}`),
      ...REQUEST_HEADERS.map((name) => UPLOAD_PREFIX + name),
    ],
    exposed: [
      'accept-ranges',
      'content-disposition',
      'content-range',
      'etag',
      'retry-after',
      ...RESPONSE_HEADERS.map((name) => UPLOAD_PREFIX + name),
    ],
  });
}
