import { expect, it, vi } from 'vitest';
import { makeApiCalls } from '../api-calls.ts';
import { outcomeOf } from './outcome.ts';

const routes = { '~orpc': { route: { method: 'PUT', path: '/notes' } } };
const save = makeApiCalls({ routes: routes as never }) as unknown as () => Promise<unknown>;

async function outcomeOfAnswer(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  return outcomeOf(await save().catch((error: unknown) => error));
}

it('is tried again where a proxy says that the server is away', async () => {
  const busy = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await outcomeOfAnswer(busy)).toEqual({ kind: 'failed', later: 0, untouched: false });
});

it('is a lost connection where nothing answers', async () => {
  expect(await outcomeOfAnswer(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'offline' });
});

it('is a contradiction where somebody else has saved', async () => {
  const body = { code: 'CONFLICT', status: 409, message: 'Somebody was faster.', data: { current: { revision: 2 } } };
  const taken = async () => Response.json(body, { status: 409 });
  expect(await outcomeOfAnswer(taken)).toEqual({ kind: 'conflict', current: { revision: 2 } });
});
