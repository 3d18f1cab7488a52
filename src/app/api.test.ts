import { describe, expect, it } from 'vitest';
import { startTestInstance } from '#testing/test-instance.ts';

describe('the API over plain HTTP', () => {
  it('returns the outbox page by page to the operator', async () => {
    const { url, operator } = await startTestInstance();
    for (const n of [1, 2, 3]) {
      const sent = await fetch(`${url}/api/admin/mail/test`, {
        method: 'POST',
        headers: { ...operator, 'content-type': 'application/json' },
        body: JSON.stringify({ to: `reader-${n}@example.org` }),
      });
      expect(sent.status).toBe(201);
    }
    const first = await (await fetch(`${url}/api/admin/mail?limit=2`, { headers: operator })).json();
    expect(first.items.map((mail: { recipient: string }) => mail.recipient)).toEqual([
      'reader-3@example.org',
      'reader-2@example.org',
    ]);
    const second = await (
      await fetch(`${url}/api/admin/mail?limit=2&cursor=${first.nextCursor}`, { headers: operator })
    ).json();
    expect(second.items.map((mail: { recipient: string }) => mail.recipient)).toEqual(['reader-1@example.org']);
    expect(second.nextCursor).toBeUndefined();
  });

  it('refuses callers without the set-up link', async () => {
    const { url } = await startTestInstance();
    for (const path of ['/api/admin/health', '/api/admin/mail']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ code: 'UNAUTHORIZED', status: 401, message: 'Sign in first.' });
    }
    const wrong = await fetch(`${url}/api/admin/health`, { headers: { authorization: 'SetUp wrong' } });
    expect(wrong.status).toBe(401);
  });

  it('names the invalid fields of an input', async () => {
    const { url, operator } = await startTestInstance();
    const answer = await fetch(`${url}/api/admin/mail/test`, {
      method: 'POST',
      headers: { ...operator, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'nobody', cc: 'me' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'BAD_REQUEST',
      status: 400,
      message: 'Fix the highlighted fields',
      data: {
        fields: [
          { path: 'to', message: 'Enter a valid email address' },
          { path: 'cc', message: 'This field doesn’t exist' },
        ],
      },
    });
  });
});
