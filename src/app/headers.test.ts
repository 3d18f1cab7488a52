import { describe, expect, it } from 'vitest';
import { addressesOf } from '#testing/addresses.ts';
import { requestHost } from '#testing/member-sites.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { startTestInstance } from '#testing/test-instance.ts';

/** Returns the directives of a response's content security policy. */
const policyOf = (answer: Response): Record<string, string | undefined> =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const blank = rule.indexOf(' ');
      return [rule.slice(0, blank), rule.slice(blank + 1)];
    }),
  );

describe('every response', () => {
  it('has security headers and a policy that denies everything by default', async () => {
    const { url } = await startTestInstance();
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      const answer = await fetch(url + path);
      expect(Object.fromEntries(answer.headers), kind).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(answer.headers.has('x-powered-by'), kind).toBe(false);
      const policy = policyOf(answer);
      expect(policy, kind).toMatchObject({
        'default-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'form-action': expect.stringMatching(/^'(none|self)'$/),
      });
      expect(Object.values(policy).join(' '), kind).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it('allows scripts only in the app, and only its own', async () => {
    const { url } = await startTestInstance();
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      const policy = policyOf(await fetch(url + path));
      expect(policy['script-src'], kind).toBe(kind === 'a screen of the app' ? "'self'" : undefined);
    }
  });

  it('has a Cache-Control header', async () => {
    const { url } = await startTestInstance();
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      expect((await fetch(url + path)).headers.get('cache-control'), kind).toMatch(/no-store|no-cache|max-age=\d+/);
    }
  });

  it('has its security headers also with the status 304 or an error status', async () => {
    const { url } = await startTestInstance();
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const answers = [
      await fetch(url, { headers: { 'if-none-match': etag } }),
      await fetch(`${url}/api/admin/mail/test`, { method: 'POST', headers: { origin: 'https://evil.example' } }),
      await fetch(`${url}/`, { method: 'DELETE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 403, 405]);
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

describe('Strict-Transport-Security', () => {
  const demandOf = async (
    env: Record<string, string>,
    headers: Record<string, string> = {},
    host = 'vitrine.example',
  ) => {
    const instance = await startTestInstance({ APP_URL: 'http://vitrine.example', ...env });
    return (await requestHost(instance, host, '/', { headers })).headers['strict-transport-security'];
  };
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

  it('is sent if the instance is reached over TLS', async () => {
    expect(await demandOf({ APP_URL: 'https://vitrine.example' })).toMatch(/max-age=\d{8}/);
    expect(await demandOf({ TRUST_PROXY: '1' }, overTls)).toMatch(/max-age=\d{8}/);
    expect(await demandOf({ TRUST_PROXY: '1' }, overTls, 'ada.vitrine.example')).toMatch(/max-age=\d{8}; includeSub/);
  });

  it('lasts a week for a custom domain, without its subdomains', async () => {
    expect(await demandOf({ TRUST_PROXY: '1' }, overTls, 'ada.example')).toBe('max-age=604800');
  });

  it('is not sent over plain HTTP, even if a visitor claims to use TLS', async () => {
    expect(await demandOf({})).toBeUndefined();
    expect(await demandOf({ TRUST_PROXY: '1' }, { ...overTls, 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await demandOf({ TRUST_PROXY: '0' }, overTls)).toBeUndefined();
  });
});

describe('the request id', () => {
  it('differs for each request', async () => {
    const { url } = await startTestInstance();
    const ids = await Promise.all([1, 2, 3].map(async () => (await fetch(url)).headers.get('x-request-id')));
    expect(new Set(ids).size).toBe(3);
  });

  it('is taken from a trusted proxy, and from nothing else', async () => {
    const headers = { 'x-request-id': 'proxy-0123456789' };
    const behind = await startTestInstance({ TRUST_PROXY: '1' });
    expect((await fetch(behind.url, { headers })).headers.get('x-request-id')).toBe('proxy-0123456789');
    const alone = await startTestInstance();
    expect((await fetch(alone.url, { headers })).headers.get('x-request-id')).not.toBe('proxy-0123456789');
  });

  it('is the only detail in the response to an internal error', async () => {
    const { url, databaseUrl, operator } = await startTestInstance();
    await queryAsOwner(databaseUrl, 'drop table outbox cascade');
    const answer = await fetch(`${url}/api/admin/mail`, { headers: operator });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'Something went wrong on our side. Try again later.',
      data: { requestId: answer.headers.get('x-request-id') },
    });
  });
});
