import type { ServerResponse } from 'node:http';

type Allowed = { methods: string; headers: readonly string[]; exposed?: readonly string[] };

/**
 * Lets the script of a page at any other site ask with a token of its own, and read the answer, refusals too. Cookies are
 * not taken along: a browser sends none with such a request, and `checkOrigin` refuses one that has any.
 */
export function allowForeignPages(response: ServerResponse, { methods, headers, exposed = [] }: Allowed) {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', methods);
  response.setHeader('access-control-allow-headers', headers.join(', '));
  response.setHeader('access-control-expose-headers', ['x-request-id', ...exposed].join(', '));
  response.setHeader('access-control-max-age', '3600');
}
