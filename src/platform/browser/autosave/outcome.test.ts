import { expect, it, vi } from 'vitest';
import { makeApiCalls } from '../../pure/api-calls.ts';
import { outcomeOf } from './outcome.ts';

const routes = { '~orpc': { route: { method: 'PUT', path: '/notes' } } };
const save = makeApiCalls({ routes: routes as never }) as unknown as () => Promise<unknown>;

async function outcomeOfResponse(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond);
  return outcomeOf(await save().catch((error: unknown) => error));
}

it('an error page of a proxy is retried', async () => {
  const busy = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await outcomeOfResponse(busy)).toEqual({ kind: 'failed', retryAfterMs: 0, untouched: false });
});

it('a network error means offline', async () => {
  expect(await outcomeOfResponse(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'offline' });
});

it('a 409 response is a conflict', async () => {
  const body = { code: 'CONFLICT', status: 409, message: 'Somebody was faster.', data: { current: { revision: 2 } } };
  const conflict = async () => Response.json(body, { status: 409 });
  expect(await outcomeOfResponse(conflict)).toEqual({ kind: 'conflict', current: { revision: 2 } });
});
