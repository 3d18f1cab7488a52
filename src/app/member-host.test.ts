import { describe, expect, it } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

async function registerAda({ url }: TestInstance) {
  const ask = (method: string, path: string, body: unknown, token?: string) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const answer = await ask('POST', '/api/auth/sign-up/email', {
    email: 'ada@vitrine.example',
    password: 'Note G, 25 operations',
    name: 'Ada Lovelace',
    username: 'ada',
  });
  const { token, user } = (await answer.json()) as { token: string; user: { uid: string } };
  return { uid: user.uid, rename: (username: string) => ask('PUT', '/api/me/username', { username }, token) };
}

const ask = ({ port }: TestInstance, host: string, target = '/') =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);

describe('a member’s host', () => {
  it('redirects from a former username to the current one, with path and query, for a year', async () => {
    const instance = await startTestInstance({ APP_URL: 'http://vitrine.example' });
    const { uid, rename } = await registerAda(instance);
    expect(await ask(instance, 'lovelace.vitrine.example')).toMatchObject({ status: 404 });
    await rename('lovelace');
    expect(await ask(instance, 'ada.vitrine.example:8080', '/projects/engine?from=mail')).toMatchObject({
      status: 308,
      headers: { location: 'http://lovelace.vitrine.example:8080/projects/engine?from=mail' },
    });

    await instance.kernel.db.asSystem('prepare a test', ({ sql }) =>
      sql.execute("update users set is_active = false where username = 'lovelace'"),
    );
    expect(await ask(instance, 'ada.vitrine.example')).toMatchObject({ status: 404 });
    await instance.kernel.db.asSystem('prepare a test', ({ sql }) => sql.execute('update users set is_active = true'));
    await instance.kernel.db.asSystem('prepare a test', ({ sql }) =>
      sql.execute(`update former_usernames set kept_until = now() where user_id = '${uid}'`),
    );
    expect(await ask(instance, 'ada.vitrine.example')).toMatchObject({ status: 404 });
  });

  it('has no signed-in pages: sign-in redirects to the app’s host, and other paths are not found', async () => {
    const instance = await startTestInstance({ APP_URL: 'https://vitrine.example' });
    expect(await ask(instance, 'ada.vitrine.example', '/login?next=%2Fcv')).toMatchObject({
      status: 302,
      headers: { location: 'https://vitrine.example/login?next=%2Fcv' },
    });
    for (const path of ['/', '/dashboard', '/setup', '/anything']) {
      const answer = await ask(instance, 'ada.vitrine.example', path);
      expect(answer).toMatchObject({ status: 404 });
      expect(answer?.body).toContain('404 - Page Not Found');
    }
  });

  it('is neither the instance’s own host nor www nor an IP address', async () => {
    const instance = await startTestInstance({ APP_URL: 'http://cv.our.example' });
    for (const host of ['cv.our.example', 'www.our.example', '127.0.0.1:3000', 'localhost:3000']) {
      expect(await ask(instance, host)).toMatchObject({ status: 200 });
    }
    expect(await ask(instance, 'ada.cv.our.example', '/healthz')).toMatchObject({ status: 200 });
  });
});
