import { expect, it } from 'vitest';
import { registerMember, send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

it('the devices and events of a member show browser, system and the short form of an IPv6 address', async () => {
  const { email, password, call } = await registerMember(instance);
  const answer = await send(instance, 'POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: {
      'x-forwarded-for': '2001:0db8:0000:0000:0000:0000:0000:0001',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    },
  });
  expect(answer.status).toBe(200);
  const { sessions } = (await call('GET', '/api/me/security')).body;
  expect(sessions).toContainEqual(
    expect.objectContaining({ browser: 'Safari', system: 'iOS', address: expect.stringMatching(/^2001:db8::1?$/) }),
  );
  const { items } = (await call('GET', '/api/me/events')).body;
  expect(items[0]).toMatchObject({ address: '2001:db8::1', device: 'Safari, iOS' });
});

it.each([
  ['curl/8.5.0', 'curl'],
  ['Backup-Script/2.1 (+https://example.org)', 'Backup-Script'],
  ['<img src=x onerror=alert(1)>', ''],
  [`${'a'.repeat(500)}/1`, 'a'.repeat(60)],
])('a session of the app “%s” has its name, and is ended like that of a device', async (userAgent, app) => {
  const { email, password, call } = await registerMember(instance);
  const body = { email, password };
  await send(instance, 'POST', '/api/auth/sign-in/email', { body, headers: { 'user-agent': userAgent } });
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  await send(instance, 'POST', '/api/auth/sign-in/email', { body, headers: { 'user-agent': browser } });
  const list = async () => (await call('GET', '/api/me/security')).body.sessions as { id: string; app?: string }[];
  const sessions = await list();
  const [first, found] = [sessions.filter((one) => !('app' in one)), sessions.find((one) => one.app === app)];
  expect(first).toHaveLength(1);
  expect((await call('DELETE', `/api/me/sessions/${found?.id}`)).status).toBe(200);
  expect((await list()).map(({ id }) => id)).not.toContain(found?.id);
});
