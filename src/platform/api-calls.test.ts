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

describe('a call of the API', () => {
  it('that reads puts what it is given into the address', async () => {
    answer(200, { id: 'G' });
    expect(await notes.find({ id: 'G/7', lines: 25, draft: undefined })).toEqual({ id: 'G' });
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url).toBe('/api/notes/G%2F7?lines=25');
    expect(init).toEqual({ method: 'GET', headers: { accept: 'application/json', 'x-note': 'G' } });
    answer(200, []);
    await list();
    expect(fetched.mock.lastCall?.[0]).toBe('/api/notes');
  });

  it('that writes sends the rest as JSON, and leaves what it was given as it was', async () => {
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

  it('goes by whoever fetches in the place of the window, whose answer is watched as well', async () => {
    const seen = vi.fn();
    const stop = onUnauthorized(seen);
    const by = vi.fn(async (_address: string) => Response.json({ id: 'G' }, { status: 401 }));
    await expect(
      (notes.find as (...given: unknown[]) => unknown)({ id: 'G' }, { context: { fetch: by } }),
    ).rejects.toThrow();
    stop();
    expect(by.mock.lastCall?.[0]).toBe('/api/notes/G');
    expect(fetched).not.toHaveBeenCalled();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('that is refused throws what the server said', async () => {
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

  it('that something else than the product answers is a failure, not a refusal', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await list().catch((thrown: unknown) => thrown);
    expect(isApiError(error)).toBe(false);
    expect(messageOf(error)).toBe('GET /notes answered 502');
  });

  it('that comes from nobody any more is told to whoever wants to know', async () => {
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
