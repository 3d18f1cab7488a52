import { adminOperations } from './admin-operations/all.ts';
import { authenticatorCode } from './authenticator.ts';
import { cvOperations } from './cv-api-operations.ts';
import { domainOperations } from './domain-operations.ts';
import { eventually } from './eventually.ts';
import { makeFace, uploadFace } from './faces.ts';
import { hubOperations } from './hub-operations.ts';
import { uploadImage } from './images.ts';
import { makeVideo, uploadVideo } from './media.ts';
import { type Member, mailedCode, mailTo, newPerson, send, visitor } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import { portfolioOperations } from './portfolio-operations.ts';
import { postImportOperations } from './post-import-operations.ts';
import { recordOperations } from './record-operations.ts';
import type { TestInstance } from './test-instance.ts';
import { testimonialOperations } from './testimonial-operations.ts';
import { makeZip } from './zip.ts';

/** A passkey response with a valid shape and no valid content. */
const NO_PASSKEY = { id: 'none', rawId: 'none', type: 'public-key', response: {}, clientExtensionResults: {} };
const PASSWORD = 'difference engine no. 2';

async function sessionId(_: TestInstance, { call }: Member): Promise<string> {
  return (await call('GET', '/api/me/security')).body.sessions[0].id;
}

async function passkeyId({ kernel }: TestInstance, { uid }: Member) {
  const id = `passkey of ${uid}`;
  await kernel.db.pool.query(
    `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
     values ($1, $2, 'Laptop', '', $1, 0, 'singleDevice', false) on conflict do nothing`,
    [id, uid],
  );
  return id;
}

async function resetToken(instance: TestInstance, { email }: Member) {
  await visitor(instance).call('POST', '/api/auth/request-password-reset', { email });
  return eventually(async () => {
    const [mail] = await mailTo(instance, email, 'password-reset');
    if (!mail) throw new Error('no reset email yet');
    return mail.data.token;
  });
}

async function emailToken(instance: TestInstance, { call, password }: Member) {
  const { email } = newPerson();
  await call('POST', '/api/me/email', { email, password });
  return (await mailTo(instance, email))[0]?.data.token;
}

async function firstCode(_: TestInstance, { call, password }: Member) {
  return authenticatorCode((await call('POST', '/api/auth/two-factor/enable', { password })).body.totpURI);
}

/**
 * Every operation of the API, with the data for the tests that cover the whole API: who may call it, and an example.
 * The tests fail for an operation that is missing here.
 */
export const OPERATIONS: Readonly<Record<string, OperationExample>> = {
  'GET /instance': { who: 'anyone' },
  'GET /auth/entrance': { who: 'anyone' },
  'POST /auth/invitation': { who: 'anyone', body: () => ({ invitation: 'of-nobody' }), status: 400 },
  'POST /auth/sign-up/email': { who: 'anyone', body: () => newPerson() },
  'POST /auth/sign-in/email': { who: 'anyone', body: (_, { email, password }) => ({ email, password }) },
  'POST /auth/sign-in/username': { who: 'anyone', body: (_, { username, password }) => ({ username, password }) },
  'POST /auth/two-factor/verify-totp': { who: 'anyone', body: () => ({ code: '123456' }), status: 401 },
  'POST /auth/two-factor/verify-backup-code': { who: 'anyone', body: () => ({ code: 'aaaaa-bbbbb' }), status: 401 },
  'GET /auth/passkey/generate-authenticate-options': { who: 'anyone' },
  'POST /auth/passkey/verify-authentication': { who: 'anyone', body: () => ({ response: NO_PASSKEY }), status: 400 },
  'POST /auth/sign-out': { who: 'anyone' },
  'POST /auth/email-otp/verify-email': {
    who: 'anyone',
    body: async (instance, { email }) => ({ email, otp: await mailedCode(instance, email) }),
    changes: ['email_verified'],
  },
  'POST /auth/request-password-reset': { who: 'anyone', body: (_, { email }) => ({ email }) },
  'POST /auth/reset-password': {
    who: 'anyone',
    body: async (instance, member) => ({ token: await resetToken(instance, member), newPassword: PASSWORD }),
    changes: ['email_verified'],
  },
  'POST /auth/change-password': {
    who: 'member',
    body: (_, { password }) => ({ currentPassword: password, newPassword: PASSWORD }),
  },
  'POST /auth/two-factor/enable': { who: 'member', body: (_, { password }) => ({ password }) },
  'POST /auth/two-factor/confirm': {
    who: 'member',
    body: async (instance, member) => ({ code: await firstCode(instance, member) }),
    changes: ['two_factor_enabled'],
  },
  'POST /auth/two-factor/disable': { who: 'member', body: (_, { password }) => ({ password }) },
  'POST /auth/two-factor/generate-backup-codes': {
    who: 'member',
    body: (_, { password }) => ({ password }),
    status: 409,
  },
  'GET /auth/step-up': { who: 'member' },
  'POST /auth/step-up': { who: 'member', body: (_, { password }) => ({ password }) },
  'GET /auth/passkey/generate-register-options': { who: 'member' },
  'POST /auth/passkey/verify-registration': {
    who: 'member',
    body: () => ({ response: NO_PASSKEY, name: 'Laptop' }),
    status: 400,
  },
  'PATCH /me/passkeys/{id}': { who: 'member', id: passkeyId, body: () => ({ name: 'Desk' }) },
  'DELETE /me/passkeys/{id}': { who: 'member', id: passkeyId },
  'POST /set-up': { who: 'operator', body: () => newPerson() },
  'GET /me': { who: 'member' },
  'GET /me/preferences': { who: 'member' },
  'PATCH /me/preferences': {
    who: 'member',
    body: () => ({ theme: 'system', region: 'DE', timeZone: 'Europe/Berlin' }),
  },
  'GET /me/notifications': { who: 'member' },
  'PATCH /me/notifications': { who: 'member', body: () => ({ comments: false }) },
  'PATCH /me': { who: 'member', body: () => ({ displayName: 'Ada King', profile: { bio: 'Engines.' } }) },
  'DELETE /me': { who: 'member' },
  'PUT /me/username': { who: 'member', body: () => ({ username: newPerson().username }) },
  'GET /usernames/{candidate}': { who: 'anyone', id: () => 'ada-lovelace' },
  'GET /me/security': { who: 'member' },
  'DELETE /me/sessions/{id}': { who: 'member', id: sessionId },
  'DELETE /me/sessions': { who: 'member' },
  'POST /me/email': { who: 'member', body: (_, { password }) => ({ email: newPerson().email, password }) },
  'DELETE /me/email': { who: 'member' },
  'POST /me/email/confirm': {
    who: 'member',
    body: async (instance, member) => ({ token: await emailToken(instance, member) }),
    changes: ['email', 'email_verified'],
  },
  'PUT /me/photo': { who: 'member', body: async (...args) => ({ file: (await uploadImage(...args)).file }) },
  'DELETE /me/photo': { who: 'member' },
  'GET /storage': { who: 'member' },
  'POST /images': { who: 'member', body: async (...args) => ({ file: (await uploadImage(...args)).file }) },
  'GET /images/{id}': { who: 'member', id: async (...args) => (await uploadImage(...args)).id },
  'POST /media': { who: 'member', body: async (...args) => ({ file: await uploadVideo(...args), kind: 'video' }) },
  'GET /media/{id}': { who: 'member', id: async (...args) => (await makeVideo(...args)).id },
  'GET /faces': { who: 'member' },
  'POST /faces': { who: 'member', body: async (...args) => ({ file: await uploadFace(...args), licensed: true }) },
  'DELETE /faces/{id}': { who: 'member', id: async (...args) => (await makeFace(...args)).id },
  ...postImportOperations,
  ...hubOperations,
  ...recordOperations,
  ...cvOperations,
  ...testimonialOperations,
  ...portfolioOperations,
  ...domainOperations,
  'GET /visits': { who: 'member', query: 'days=7&kind=site' },
  'GET /dashboard': { who: 'member' },
  'GET /me/events': { who: 'member' },
  'GET /me/export': { who: 'member' },
  'GET /me/deletion': { who: 'member' },
  'POST /me/import': {
    who: 'member',
    body: () => makeZip({ 'vitrine.json': { format: 'vitrine-export', version: 1 } }),
  },
  ...adminOperations,
};

export type TestOperation = OperationExample & {
  /** The key in `OPERATIONS`. */
  name: string;
  method: string;
  path: string;
  /** The fields of the JSON body; undefined if it takes none. */
  fields: string[] | undefined;
};

type OpenApiEntry = { requestBody?: { content?: Record<string, { schema: { properties?: object } }> } };

const operationsByInstance = new WeakMap<{ url: string }, Promise<TestOperation[]>>();

/** Returns the operations in an instance's OpenAPI document. Cached, because they do not change while it runs. */
export function listOperations(instance: { url: string }): Promise<TestOperation[]> {
  const pending = operationsByInstance.get(instance) ?? fetchOperations(instance);
  operationsByInstance.set(instance, pending);
  return pending;
}

async function fetchOperations(instance: { url: string }): Promise<TestOperation[]> {
  const { paths } = (await send(instance, 'GET', '/api/openapi.json')).body;
  return Object.entries<Record<string, OpenApiEntry>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, { requestBody }]) => {
      const method = verb.toUpperCase();
      const name = `${method} ${path}`;
      const schema = requestBody?.content?.['application/json']?.schema;
      const fields = schema && Object.keys(schema.properties ?? {});
      return { who: 'admin' as const, ...OPERATIONS[name], name, method, path, fields };
    }),
  );
}

/** Returns the path with its parameters replaced by a member's ids. */
export async function pathOf({ path, id, query }: TestOperation, instance: TestInstance, member: Member) {
  const values = [id ? await id(instance, member) : []].flat();
  return `/api${path.replace(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ''))}${query ? `?${query}` : ''}`;
}
