import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestInstance } from './test-instance.ts';

/** Members and visitors of a test instance, over plain HTTP. */

type Options = { body?: unknown; headers?: Record<string, string> };

/** One request, and what came back; a body that is an object is sent as JSON. */
export async function send({ url }: { url: string }, method: string, path: string, { body, headers }: Options = {}) {
  const json = body !== undefined && !(body instanceof Uint8Array);
  const answer = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer>) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    body: (isJson ? JSON.parse(text) : text) as Awaited<ReturnType<Response['json']>>,
    cookies: answer.headers.getSetCookie(),
  };
}

export type Answer = Awaited<ReturnType<typeof send>>;
type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

let made = 0;

/** A client's address that no other test has. Believed by instances with `TRUST_PROXY: '1'`. */
export function newAddress() {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}

/** Somebody who is signed out, at an address of their own, so that the limits of one test do not meet another's. */
export function visitor(instance: { url: string }, address = newAddress()): { address: string; call: Call } {
  return {
    address,
    call: (method, path, body, headers) =>
      send(instance, method, path, { body, headers: { 'x-forwarded-for': address, ...headers } }),
  };
}

type Person = { username: string; email: string; password: string; name: string };

export type Member = Person & {
  uid: string;
  address: string;
  /** The session's, as a program sends it. */
  token: string;
  /** The session's, as a browser sends it: `name=value`. */
  cookie: string;
  /** By bearer token. */
  call: Call;
};

/** Who a test registers when it does not care who it is; no two alike, nor do their names look alike. */
export function newPerson(given: Partial<Person> = {}): Person {
  made += 1;
  const username = given.username ?? `ada-${made}`;
  const email = `${username || `somebody-${made}`}@example.org`;
  return { username, email, password: 'analytical engine no. 1', name: 'Ada Lovelace', ...given };
}

/** Registers somebody as a client would; the address is proven too, unless that is not wanted. */
export async function registerMember(
  instance: TestInstance,
  { verified = true, ...given }: Partial<Person> & { verified?: boolean } = {},
): Promise<Member> {
  const person = newPerson(given);
  const { address, call } = visitor(instance);
  const answer = await call('POST', '/api/auth/sign-up/email', person);
  const member = asMember(instance, person, answer, address);
  if (verified) await verifyEmail(instance, member.email);
  return member;
}

/** A member whom many tests share, since none changes what another one sees: a new one only after they were signed out. */
export function shareMember(instance: TestInstance, given: Parameters<typeof registerMember>[1] = {}) {
  let shared: Member | undefined;
  return async () => {
    const isThere = (await shared?.call('GET', '/api/me'))?.status === 200;
    if (!shared || !isThere) shared = await registerMember(instance, given);
    return shared;
  };
}

/** Signs a member in once more, at another address: as if at another device. */
export async function signInAgain(instance: TestInstance, person: Person): Promise<Member> {
  const { address, call } = visitor(instance);
  const { email, password } = person;
  return asMember(instance, person, await call('POST', '/api/auth/sign-in/email', { email, password }), address);
}

/** Whoever was signed in by an answer. */
export function asMember(instance: { url: string }, person: Person, answer: Answer, address = newAddress()): Member {
  expect(answer.body).toMatchObject({ token: expect.any(String), user: { uid: expect.any(String) } });
  const { token, user } = answer.body;
  const { call } = visitor(instance, address);
  return {
    ...person,
    email: user.email,
    uid: user.uid,
    address,
    token,
    cookie: cookieOf(answer),
    call: (method, path, body, headers) => call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}

/** The session's cookie that an answer sets, as a browser would send it back. */
export const cookieOf = ({ cookies }: Answer) =>
  cookies.find((cookie) => /^(?:__Host-)?vitrine\.session_token=[^;]/.test(cookie))?.split(';')[0] ?? '';

export type Mail = {
  event: string;
  template: string;
  recipient: string;
  language: string;
  data: Record<string, string>;
};

/** What was mailed to an address, oldest first. */
export async function mailTo({ kernel }: TestInstance, email: string, template?: string) {
  const { rows } = await kernel.db.pool.query<Mail>(
    `select event, template, recipient, language, data from outbox
      where recipient = $1 and ($2::text is null or template = $2) order by id`,
    [email, template],
  );
  return rows;
}

/** The code that was mailed last to an address. */
export async function mailedCode(instance: TestInstance, email: string) {
  return (await mailTo(instance, email, 'one-time-code')).at(-1)?.data.code ?? '';
}

/** Proves an address with the code that was mailed to it, in a browser with these cookies. */
export async function verifyEmail(instance: TestInstance, email: string, cookie?: string) {
  const otp = await mailedCode(instance, email);
  const headers = cookie === undefined ? {} : { cookie, origin: instance.url };
  const answer = await visitor(instance).call('POST', '/api/auth/email-otp/verify-email', { email, otp }, headers);
  expect(answer.status).toBe(200);
  return answer;
}

/** The cookies that an answer leaves with a browser. */
export const jarOf = ({ cookies }: Answer) =>
  cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** All of an answer that could tell something; what is random in its cookies left out. */
export const seen = ({ status, body, headers, cookies }: Answer) => ({
  status,
  body,
  cookies: cookies.map((cookie) => cookie.replace(/=[^;]*/, '=…')),
  headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name)),
});

/** Makes a member an admin, as the operator of a database could; done when the instance knows. */
export async function makeAdmin({ kernel }: TestInstance, member: Member) {
  await kernel.db.pool.query('update users set is_admin = true where uid = $1', [member.uid]);
  await eventually(async () => expect((await member.call('GET', '/api/me')).body).toMatchObject({ isAdmin: true }));
}
