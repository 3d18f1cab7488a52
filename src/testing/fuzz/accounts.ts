import { type CvContent, emptyNode, emptySection } from '#cv/model/content.ts';
import type { Section } from '#cv/model/shapes.ts';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { makeSpecimen } from '../cv-specimens.ts';
import { newIpAddress, send } from '../members.ts';
import type { Product } from '../product.ts';
import type { SignedInAccount } from './fuzz-request.ts';
import { KnownIds } from './known-ids.ts';
import { SAMPLE_FILES } from './sample-files.ts';

export type FuzzAccount = SignedInAccount & { isAdmin: boolean; bornMs: number };

/** Sessions need a fresh proof of identity after ten minutes, so people are replaced before that. */
const MAX_AGE_MS = 8 * 60 * 1000;

const SECTION = 'notes';
const ITEM = 'note';
const LETTER = 'letter';

/** Returns a CV with every kind of section, a letter, and an entry that readers can comment on. */
function makeDocument(): CvContent {
  const content = makeSpecimen('English', 'one');
  const note = { ...emptyNode('text', ITEM), text: 'Note G' };
  const notes = { ...emptySection('text', SECTION), items: [note] } as Section;
  return { ...content, sections: [...content.sections, notes], letters: [emptyNode('letter', LETTER)] };
}

const PASSWORD = 'analytical engine no. 1';

/** Registers the senders of a run and replaces those that a request has removed. */
export async function openAccountFactory(product: Product) {
  const { url } = product;
  const appUrl = url.replace('127.0.0.1', 'localhost');
  let counter = 0;

  const ask = async (token: string, method: string, path: string, body?: unknown) => {
    const scheme = path === '/api/set-up' ? SET_UP_SCHEME : 'Bearer';
    const headers = {
      'x-forwarded-for': newIpAddress(),
      ...(token ? { authorization: `${scheme} ${token}` } : {}),
    };
    return send({ url }, method, path, { body, headers });
  };

  const newAccount = () => {
    counter += 1;
    const username = `fuzz-${counter}`;
    return { username, email: `${username}@example.org`, password: PASSWORD, name: 'Ada Lovelace' };
  };

  const account = newAccount();
  const setUp = await ask(product.setUpLink.split('#')[1] ?? '', 'POST', '/api/set-up', account);
  if (setUp.status !== 200) throw new Error(`no first admin: ${setUp.status} ${JSON.stringify(setUp.body)}`);
  const rootAdmin = { ...account, uid: setUp.body.user.uid as string, token: setUp.body.token as string };

  const askAsRootAdmin = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(rootAdmin.token, method, path, body);
    if (answer.body?.code !== 'STEP_UP_REQUIRED') return answer;
    await ask(rootAdmin.token, 'POST', '/api/auth/step-up', { password: rootAdmin.password });
    return ask(rootAdmin.token, method, path, body);
  };

  const register = async (person: ReturnType<typeof newAccount>) => {
    const answer = await ask('', 'POST', '/api/auth/sign-up/email', person);
    if (answer.status === 200) return answer;
    // A fuzzed request may have closed registration, or reserved every name.
    await askAsRootAdmin('PATCH', '/api/admin/settings', { signUp: null, reservedNames: null });
    return ask('', 'POST', '/api/auth/sign-up/email', person);
  };

  let exported = Buffer.alloc(0);

  const make = async (isAdmin: boolean): Promise<FuzzAccount> => {
    const account = newAccount();
    const { status, body } = await register(account);
    if (status !== 200) throw new Error(`registration failed: ${status} ${JSON.stringify(body)}`);
    const { uid } = body.user as { uid: string };
    const known = new KnownIds([rootAdmin.uid, rootAdmin.email]);
    const person = {
      ...account,
      uid,
      token: body.token as string,
      known,
      appUrl,
      exported,
      isAdmin,
      bornMs: performance.now(),
    };
    if (isAdmin || counter % 3 > 0) await askAsRootAdmin('POST', `/api/admin/people/${uid}/verify`);
    if (isAdmin) {
      const { status, body } = await askAsRootAdmin('PUT', `/api/admin/people/${uid}/admin`);
      if (status >= 300) throw new Error(`no admin: ${status} ${JSON.stringify(body)}`);
    }
    known.add('people', uid);
    known.add('emails', account.email);
    await makeRecords(person);
    await readMail(person);
    if (exported.length === 0) {
      const answer = await fetch(`${url}/api/me/export`, { headers: { authorization: `Bearer ${person.token}` } });
      exported = Buffer.from(await answer.arrayBuffer());
    }
    return { ...person, exported };
  };

  const makeRecords = async ({ token, uid, username, known, isAdmin }: FuzzAccount) => {
    const createAndLearn = async (kind: string, method: string, path: string, body?: unknown) => {
      const answer = await ask(token, method, `/api${path}`, body);
      if (answer.status < 300) known.learn(kind, answer.body);
      return answer.body;
    };
    const file = `users/${uid}/images/dot.png`;
    const png = SAMPLE_FILES.find(({ name }) => name === 'dot.png')?.bytes ?? Buffer.alloc(0);
    await send({ url }, 'POST', `/v0/b/vitrine.local/o?name=${encodeURIComponent(file)}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/related; boundary=B' },
      body: Buffer.concat([
        Buffer.from('--B\r\nContent-Type: application/json\r\n\r\n{}\r\n--B\r\nContent-Type: image/png\r\n\r\n'),
        png,
        Buffer.from('\r\n--B--'),
      ]),
    });
    known.add('files', file);
    known.add('letters', LETTER);
    await createAndLearn('images', 'POST', '/images', { file });
    await createAndLearn('projects', 'POST', '/projects', { title: 'Note G', status: 'published' });
    await createAndLearn('posts', 'POST', '/posts', { title: 'Note G', status: 'published' });
    await createAndLearn('achievements', 'POST', '/achievements', { title: 'Translation' });
    await createAndLearn('entries', 'POST', '/entries', { kind: 'skills', fields: { name: 'Logic' } });
    const cv = await createAndLearn('cvs', 'POST', '/cvs', { name: 'CV', document: makeDocument() });
    await createAndLearn('versions', 'POST', `/cvs/${cv?.id}/versions`, { name: 'First' });
    await createAndLearn('cvs', 'PUT', `/cvs/${cv?.id}/sharing`, { visibility: 'public', comments: 'open' });
    await write(`/cv/${cv?.id}/comments`, {
      place: `sections/${SECTION}/items/${ITEM}`,
      name: 'Mary',
      text: 'Which notes?',
    });
    await write(`/report?page=${appUrl}/cv/${cv?.id}`, { reason: 'spam', text: '', email: '' });
    await createAndLearn('comments', 'GET', `/cvs/${cv?.id}/comments`);
    await createAndLearn('site', 'POST', '/site/publish');
    await createAndLearn('shares', 'POST', '/shares', { target: { kind: 'portfolio' } });
    await createAndLearn('hostnames', 'POST', '/hostnames', { host: `${username}.lovelace.com` });
    await createAndLearn('sessions', 'GET', '/me/security');
    if (!isAdmin) return;
    for (const kind of ['people', 'reports', 'mail', 'jobs', 'hostnames'])
      await createAndLearn(kind, 'GET', `/admin/${kind}?limit=5`);
    await createAndLearn('invitations', 'POST', '/admin/invitations', { emails: [`guest-${username}@example.org`] });
  };

  /** Submits a form of a page. */
  const write = (path: string, fields: Record<string, string>) =>
    send({ url }, 'POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newIpAddress() },
      body: Buffer.from(new URLSearchParams(fields).toString()),
    });

  /** Requests codes and secret links by mail, and reads them through the admin API. */
  const readMail = async ({ email, username, known }: FuzzAccount) => {
    await ask('', 'POST', '/api/auth/request-password-reset', { email });
    for (const recipient of [email, `guest-${username}@example.org`]) {
      const { items = [] } = (await askAsRootAdmin('GET', `/api/admin/mail?q=${encodeURIComponent(recipient)}`)).body;
      for (const { id, subject } of items as { id: string; subject: string }[]) {
        known.add('codes', /^\d{6}/.exec(subject)?.[0]);
        const { html = '' } = (await askAsRootAdmin('GET', `/api/admin/mail/${id}`)).body;
        known.add('tokens', /#(?:invitation=)?([\w-]{20,})/.exec(html)?.[1]);
      }
    }
  };

  /** Returns whether the person can still send requests in their role. */
  const isUsable = async ({ token, isAdmin, bornMs }: FuzzAccount) => {
    if (performance.now() - bornMs > MAX_AGE_MS) return false;
    const { status, body } = await ask(token, 'GET', '/api/me');
    return status === 200 && (!isAdmin || body.isAdmin === true);
  };

  return { make, isUsable };
}
