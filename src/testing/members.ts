import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestInstance } from './test-instance.ts';

/** Members and visitors of a test instance, over plain HTTP. */

type Options = { body?: unknown; headers?: Record<string, string> };

/** Sends a request and returns the response. An object as the body is sent as JSON. */
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

export type TestResponse = Awaited<ReturnType<typeof send>>;
type CallApi = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestResponse>;

let counter = 0;

/** Returns a client IP address that no other test uses. Instances with `TRUST_PROXY: '1'` accept it. */
export function newIpAddress() {
  counter += 1;
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
}

/** Returns a signed-out visitor at a separate address, so that the rate limits of one test do not affect another. */
export function visitor(instance: { url: string }, address = newIpAddress()): { address: string; call: CallApi } {
  return {
    address,
    call: (method, path, body, headers) =>
      send(instance, method, path, { body, headers: { 'x-forwarded-for': address, ...headers } }),
  };
}

export type MemberCredentials = { username: string; email: string; password: string; name: string };

export type Member = MemberCredentials & {
  uid: string;
  address: string;
  /** The session token, as an API client sends it. */
  token: string;
  /** The session cookie, as a browser sends it: `name=value`. */
  cookie: string;
  /** Calls the API with the bearer token. */
  call: CallApi;
};

/** Returns a person for tests that need no particular one. No two have equal or similar usernames. */
export function newPerson(fields: Partial<MemberCredentials> = {}): MemberCredentials {
  counter += 1;
  const username = fields.username ?? `ada-${counter}`;
  const email = `${username || `somebody-${counter}`}@example.org`;
  return { username, email, password: 'analytical engine no. 1', name: 'Ada Lovelace', ...fields };
}

/** Registers a member as a client would, and verifies the email address by default. */
export async function registerMember(
  instance: TestInstance,
  { verified = true, ...fields }: Partial<MemberCredentials> & { verified?: boolean } = {},
): Promise<Member> {
  const person = newPerson(fields);
  const { address, call } = visitor(instance);
  const answer = await call('POST', '/api/auth/sign-up/email', person);
  const member = toMember(instance, person, answer, address);
  if (verified) await verifyEmail(instance, member.email);
  return member;
}

/** Signs a member in again from another address, as on another device. */
export async function signInAgain(instance: TestInstance, person: MemberCredentials): Promise<Member> {
  const { address, call } = visitor(instance);
  const { email, password } = person;
  return toMember(instance, person, await call('POST', '/api/auth/sign-in/email', { email, password }), address);
}

/** Returns the member that a response has signed in. */
export function toMember(
  instance: { url: string },
  person: MemberCredentials,
  answer: TestResponse,
  address = newIpAddress(),
): Member {
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

/** Returns the session cookie of a response, as a browser would send it back. */
export const cookieOf = ({ cookies }: TestResponse) =>
  cookies.find((cookie) => /^(?:__Host-)?vitrine\.session_token=[^;]/.test(cookie))?.split(';')[0] ?? '';

export type QueuedMail = {
  event: string;
  template: string;
  recipient: string;
  language: string;
  data: Record<string, string>;
};

/** Returns the mails to an address, oldest first. */
export async function mailTo({ kernel }: TestInstance, email: string, template?: string) {
  const { rows } = await kernel.db.pool.query<QueuedMail>(
    `select event, template, recipient, language, data from outbox
      where recipient = $1 and ($2::text is null or template = $2) order by id`,
    [email, template],
  );
  return rows;
}

/** Returns the code last mailed to an address. */
export async function mailedCode(instance: TestInstance, email: string) {
  return (await mailTo(instance, email, 'one-time-code')).at(-1)?.data.code ?? '';
}

/** Verifies an address with the code mailed to it, in a browser with these cookies. */
export async function verifyEmail(instance: TestInstance, email: string, cookie?: string) {
  const otp = await mailedCode(instance, email);
  const headers = cookie === undefined ? {} : { cookie, origin: instance.url };
  const answer = await visitor(instance).call('POST', '/api/auth/email-otp/verify-email', { email, otp }, headers);
  expect(answer.status).toBe(200);
  return answer;
}

/** Returns the cookies that a browser would keep after a response. */
export const cookieHeaderOf = ({ cookies }: TestResponse) =>
  cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** Returns everything that a response reveals, with the random parts of cookies removed. */
export const comparableResponse = ({ status, body, headers, cookies }: TestResponse) => ({
  status,
  body,
  cookies: cookies.map((cookie) => cookie.replace(/=[^;]*/, '=…')),
  headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name)),
});

/** Makes a member an admin directly in the database, and waits until the instance has noticed. */
export async function makeAdmin({ kernel }: TestInstance, member: Member) {
  await kernel.db.pool.query('update users set is_admin = true where uid = $1', [member.uid]);
  await eventually(async () => expect((await member.call('GET', '/api/me')).body).toMatchObject({ isAdmin: true }));
}

/** Registers a member and makes them an admin. */
export async function registerAdmin(
  instance: TestInstance,
  fields: Parameters<typeof registerMember>[1] = {},
): Promise<Member> {
  const admin = await registerMember(instance, fields);
  await makeAdmin(instance, admin);
  return admin;
}
