import { SET_UP_SCHEME } from '#identity/contract.ts';
import { send } from '../members.ts';
import type { Product } from '../product.ts';
import type { SignedIn } from './fuzz-request.ts';
import { KnownIds } from './known-ids.ts';
import { SAMPLE_FILES } from './sample-files.ts';

export type Person = SignedIn & { isAdmin: boolean; bornMs: number };

/** A session needs a fresh proof of who holds it after ten minutes: people are replaced before. */
const LIFETIME_MS = 8 * 60 * 1000;

const PASSWORD = 'analytical engine no. 1';

/** Registers the senders of a run and replaces those whom a request has removed. */
export async function makePeople(product: Product) {
  const url = product.url.replace('localhost', '127.0.0.1');
  let made = 0;

  const ask = async (token: string, method: string, path: string, body?: unknown) => {
    const scheme = path === '/api/set-up' ? SET_UP_SCHEME : 'Bearer';
    made += 1;
    const headers = {
      'x-forwarded-for': `172.16.${(made >> 8) & 255}.${made & 255}`,
      ...(token ? { authorization: `${scheme} ${token}` } : {}),
    };
    return send({ url }, method, path, { body, headers });
  };

  const newAccount = () => {
    made += 1;
    const username = `fuzz-${made}`;
    return { username, email: `${username}@example.org`, password: PASSWORD, name: 'Ada Lovelace' };
  };

  const account = newAccount();
  const set = await ask(product.setUpLink.split('#')[1] ?? '', 'POST', '/api/set-up', account);
  if (set.status !== 200) throw new Error(`no first admin: ${set.status} ${JSON.stringify(set.body)}`);
  const root = { ...account, uid: set.body.user.uid as string, token: set.body.token as string };

  const askAsRoot = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(root.token, method, path, body);
    if (answer.body?.code !== 'STEP_UP_REQUIRED') return answer;
    await ask(root.token, 'POST', '/api/auth/step-up', { password: root.password });
    return ask(root.token, method, path, body);
  };

  const register = async (person: ReturnType<typeof newAccount>) => {
    const answer = await ask('', 'POST', '/api/auth/sign-up/email', person);
    if (answer.status === 200) return answer;
    // A fuzzed request may have closed registration, or reserved every name.
    await askAsRoot('PATCH', '/api/admin/settings', { signUp: null, reservedNames: null });
    return ask('', 'POST', '/api/auth/sign-up/email', person);
  };

  const make = async (isAdmin: boolean): Promise<Person> => {
    const person = newAccount();
    const { status, body } = await register(person);
    if (status !== 200) throw new Error(`nobody was registered: ${status} ${JSON.stringify(body)}`);
    const { uid } = body.user as { uid: string };
    await askAsRoot('POST', `/api/admin/people/${uid}/verify`);
    if (isAdmin) {
      const { status, body } = await askAsRoot('PUT', `/api/admin/people/${uid}/admin`);
      if (status >= 300) throw new Error(`no admin: ${status} ${JSON.stringify(body)}`);
    }
    const known = new KnownIds([root.uid, root.email]);
    const made = { ...person, uid, token: body.token as string, known, isAdmin, bornMs: performance.now() };
    known.add('people', uid);
    await makeRecords(made);
    return made;
  };

  const makeRecords = async ({ token, uid, known, email }: Person) => {
    const keep = async (kind: string, method: string, path: string, body?: unknown) => {
      const answer = await ask(token, method, `/api${path}`, body);
      if (answer.status < 300) known.learn(kind, answer.body);
      return answer.body;
    };
    const png = SAMPLE_FILES.find(({ name }) => name === 'dot.png')?.bytes ?? Buffer.alloc(0);
    const file = `users/${uid}/images/dot.png`;
    await send({ url }, 'POST', `/v0/b/vitrine.local/o?name=${encodeURIComponent(file)}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/related; boundary=B' },
      body: Buffer.concat([
        Buffer.from('--B\r\nContent-Type: application/json\r\n\r\n{}\r\n--B\r\nContent-Type: image/png\r\n\r\n'),
        png,
        Buffer.from('\r\n--B--'),
      ]),
    });
    known.add('files', file);
    await keep('images', 'POST', '/images', { file });
    await keep('projects', 'POST', '/projects', { title: 'Note G', status: 'published' });
    await keep('achievements', 'POST', '/achievements', { title: 'Translation' });
    const cv = await keep('cvs', 'POST', '/cvs', { name: 'CV' });
    await keep('versions', 'POST', `/cvs/${cv?.id}/versions`, { name: 'First' });
    await keep('cvs', 'PUT', `/cvs/${cv?.id}/sharing`, { visibility: 'public', comments: 'open' });
    await keep('site', 'POST', '/site/publish');
    await keep('shares', 'POST', '/shares', { target: { kind: 'portfolio' } });
    await keep('hostnames', 'POST', '/hostnames', { host: `${email.split('@')[0]}.example.org` });
    await keep('me', 'GET', '/me/security');
  };

  /** Returns whether the person can still send requests in their role. */
  const isUsable = async ({ token, isAdmin, bornMs }: Person) => {
    if (performance.now() - bornMs > LIFETIME_MS) return false;
    const { status, body } = await ask(token, 'GET', '/api/me');
    return status === 200 && (!isAdmin || body.isAdmin === true);
  };

  return { make, isUsable };
}
