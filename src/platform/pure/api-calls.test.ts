import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeApiCalls } from './api-calls.ts';
import { fieldMessage, isApiError, messageOf, retryAfterSeconds, statusOf } from './api-errors.ts';
import { onUnauthorized } from './unauthorized.ts';

const route = (method: string, path: string) => ({ '~orpc': { route: { method, path } } });
const routes = {
  notes: { find: route('GET', '/notes/{id}'), write: route('PUT', '/notes/{id}') },
  list: route('GET', '/notes'),
};
type ApiCall = (input?: object, options?: { signal?: AbortSignal }) => Promise<unknown>;

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body?: unknown) =>
  fetched.mockResolvedValueOnce(body === undefined ? new Response(null, { status }) : Response.json(body, { status }));

const { notes, list } = makeApiCalls({ routes: routes as never, headers: () => ({ 'x-note': 'G' }) }) as unknown as {
  notes: { find: ApiCall; write: ApiCall };
  list: ApiCall;
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

describe('an API call', () => {
  it('with GET sends its input in the URL', async () => {
    answer(200, { id: 'G' });
    expect(await notes.find({ id: 'G/7', lines: 25, draft: undefined })).toEqual({ id: 'G' });
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url).toBe('/api/notes/G%2F7?lines=25');
    expect(init).toEqual({ method: 'GET', headers: { accept: 'application/json', 'x-note': 'G' } });
    answer(200, []);
    await list();
    expect(fetched.mock.lastCall?.[0]).toBe('/api/notes');
  });

  it('with another method sends its input as JSON, and does not change it', async () => {
    answer(204);
    const input = { id: 'G', text: 'weaves' };
    const { signal } = new AbortController();
    expect(await notes.write(input, { signal })).toBeUndefined();
    expect(fetched).toHaveBeenCalledWith('/api/notes/G', {
      method: 'PUT',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-note': 'G' },
      body: '{"text":"weaves"}',
      signal,
    });
    expect(input).toEqual({ id: 'G', text: 'weaves' });
  });

  it('uses a custom fetch function, whose 401 responses are observed as well', async () => {
    const seen = vi.fn();
    const stop = onUnauthorized(seen);
    const customFetch = vi.fn(async (_address: string) => Response.json({ id: 'G' }, { status: 401 }));
    await expect(
      (notes.find as (...args: unknown[]) => unknown)({ id: 'G' }, { context: { fetch: customFetch } }),
    ).rejects.toThrow();
    stop();
    expect(customFetch.mock.lastCall?.[0]).toBe('/api/notes/G');
    expect(fetched).not.toHaveBeenCalled();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('that is refused throws the server’s error', async () => {
    answer(429, {
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message: 'Please wait.',
      data: { retryAfter: 42, fields: [{ path: 'text', message: 'Too long.' }] },
    });
    const error = await notes.write({ id: 'G' }).catch((thrown: unknown) => thrown);
    expect([isApiError(error), statusOf(error), messageOf(error)]).toEqual([true, 429, 'Please wait.']);
    expect([retryAfterSeconds(error), fieldMessage(error, 'text'), fieldMessage(error, 'id')]).toEqual([
      42,
      'Too long.',
      undefined,
    ]);
  });

  it('throws a plain error for a response that is not from the product', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await list().catch((thrown: unknown) => thrown);
    expect(isApiError(error)).toBe(false);
    expect(messageOf(error)).toBe('GET /notes answered 502');
  });

  it('notifies listeners of a 401 response', async () => {
    const heard = vi.fn();
    const stop = onUnauthorized(heard);
    answer(401, { code: 'UNAUTHORIZED', status: 401, message: 'Sign in first.' });
    await expect(list()).rejects.toThrow('Sign in first.');
    expect(heard).toHaveBeenCalledOnce();
    stop();
    answer(401, { code: 'UNAUTHORIZED', status: 401, message: 'Sign in first.' });
    await expect(list()).rejects.toThrow();
    expect(heard).toHaveBeenCalledOnce();
  });
});
