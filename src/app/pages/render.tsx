import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONTENT_POLICY } from '#platform/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';

/** A page as bytes. `no-cache`: it may be kept, but is asked for again each time, and mostly answered with 304. */
export function renderPage(page: ReactNode, status = 200): ReadyBody {
  return makeReadyBody(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_POLICY.page,
      'cache-control': status === 200 ? 'no-cache' : 'no-store',
      vary: 'accept-language',
    },
    Buffer.from(`<!doctype html>${renderToStaticMarkup(page)}`),
  );
}
