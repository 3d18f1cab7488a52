import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONTENT_POLICY } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';

/** Renders a page to bytes. With `no-cache`, browsers store it but revalidate each time, mostly with a 304 response. */
export function renderPage(page: ReactNode, status = 200): ReadyBody {
  return makeReadyBody(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_POLICY.page,
      'cache-control': status === 200 ? 'no-cache' : 'no-store',
      vary: 'accept-language, cookie',
    },
    Buffer.from(`<!doctype html>${renderToStaticMarkup(page)}`),
  );
}
