import { expect, it } from 'vitest';
import { StartError } from '#platform/pure/errors.ts';
import { readSettings } from '#platform/pure/settings.ts';
import { startTestInstance } from '#testing/test-instance.ts';

const PATH = '/.well-known/security.txt';

it('lists the contacts for vulnerability reports if the settings name any', async () => {
  const SECURITY_CONTACT = 'security@example.org, https://example.org/report';
  const { url } = await startTestInstance({ APP_URL: 'https://cv.example', SECURITY_CONTACT });
  const answer = await fetch(url + PATH);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ', 2));
  expect(fields).toEqual([
    ['Contact', 'mailto:security@example.org'],
    ['Contact', 'https://example.org/report'],
    ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)],
    ['Preferred-Languages', expect.stringContaining('en')],
    ['Canonical', `https://cv.example${PATH}`],
  ]);
  const days = (Date.parse(fields[2]?.[1] ?? '') - Date.now()) / 86_400_000;
  expect([days > 80, days < 365]).toEqual([true, true]);
});

it('is not found without a contact', async () => {
  const { url } = await startTestInstance();
  expect((await fetch(url + PATH)).status).toBe(404);
});

it.each(['somebody', 'http://example.org', 'javascript:alert(1)', 'a@example.org,', 'https://example.org\nContact: x'])(
  'an invalid contact such as %j prevents the start',
  (SECURITY_CONTACT) => {
    expect(() => readSettings({ SECURITY_CONTACT })).toThrow(StartError);
  },
);
