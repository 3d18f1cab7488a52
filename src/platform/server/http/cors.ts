import type { ServerResponse } from 'node:http';

type CorsOptions = { methods: string; headers: readonly string[]; exposed?: readonly string[] };

/**
 * Sets CORS headers that let scripts of any site send requests with a token and read the response. Without cookies:
 * browsers send none with these requests, and `checkOrigin` refuses one that has any.
 */
export function setCorsHeaders(response: ServerResponse, { methods, headers, exposed = [] }: CorsOptions) {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', methods);
  response.setHeader('access-control-allow-headers', headers.join(', '));
  response.setHeader('access-control-expose-headers', ['x-request-id', ...exposed].join(', '));
  response.setHeader('access-control-max-age', '3600');
}
