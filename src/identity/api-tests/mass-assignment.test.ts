import { describe, expect, it } from 'vitest';
import { makeAdmin, registerMember, send } from '#testing/members.ts';
import { listOperations, OPERATIONS, pathOf, type TestOperation } from '#testing/operations.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

// No request body may change the privileges and the status of a user document.
const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const PLANTED = 'planted-by-a-test';
const FORBIDDEN = {
  isAdmin: true,
  is_admin: true,
  isActive: false,
  emailVerified: true,
  uid: PLANTED,
  id: PLANTED,
  email: 'planted@example.org',
  createdAt: '1815-12-10T00:00:00.000Z',
  role: 'admin',
  twoFactorEnabled: true,
  photoURL: 'https://planted.example/x.png',
  usernameLastChanged: '1815-12-10T00:00:00.000Z',
};
const COLUMNS =
  'uid, email, created_at, email_verified, is_admin, is_active, two_factor_enabled, photo_url, username_last_changed';

type RequestFields = Record<string, unknown>;

/** Returns the body with all forbidden fields added, at the top level and nested. */
function withForbiddenFields(body: RequestFields): RequestFields {
  const profileFields = typeof body.profile === 'object' ? body.profile : {};
  return {
    ...FORBIDDEN,
    ...body,
    profile: { ...FORBIDDEN, ...profileFields },
    user: FORBIDDEN,
    data: { user: FORBIDDEN },
  };
}

async function readAccountRows(email: string) {
  const { rows } = await sql(`select ${COLUMNS} from users where email = $1`, [email]);
  return rows[0];
}

const without = (row: RequestFields, names: readonly string[] = []) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Sends a body to an operation as a caller who is allowed to call it. */
async function attempt(operation: TestOperation, extend: (body: RequestFields) => RequestFields) {
  const member = await registerMember(instance, { verified: false });
  if (operation.who === 'admin') await makeAdmin(instance, member);
  const before = await readAccountRows(member.email);
  const example = ((await operation.body?.(instance, member)) ?? {}) as RequestFields;
  const path = await pathOf(operation, instance, member);
  const authorization = operation.who === 'operator' ? instance.operator.authorization : `Bearer ${member.token}`;
  const headers = { 'x-forwarded-for': member.address, ...(operation.who === 'anyone' ? {} : { authorization }) };
  const answer = await send(instance, operation.method, path, { body: extend(example), headers });
  const { rows } = await sql(`select ${COLUMNS} from users where uid = $1`, [member.uid]);
  // The set-up only works while there is no admin.
  if (operation.who === 'admin') await sql('update users set is_admin = false where uid = $1', [member.uid]);
  return { answer, before, after: rows[0], example };
}

const writing = Object.keys(OPERATIONS).filter((name) => OPERATIONS[name]?.body && name !== 'POST /me/import');
const find = async (name: string) => {
  const operation = (await listOperations(instance)).find((one) => one.name === name);
  if (!operation) throw new Error(`no such operation: ${name}`);
  return operation;
};

describe('a body with forbidden fields', () => {
  it('is tested with every operation that takes a body', async () => {
    const listed = (await listOperations(instance)).filter(({ fields }) => fields).map(({ name }) => name);
    expect(listed.sort()).toEqual([...writing].sort());
  });

  it.each(writing.filter((name) => name.includes(' /auth/')))('is accepted without applying them: %s', async (name) => {
    const operation = await find(name);
    const { answer, before, after, example } = await attempt(operation, withForbiddenFields);
    expect([answer.status, answer.body]).toMatchObject([operation.status ?? 200, {}]);
    expect(without(after, operation.changes)).toEqual(without(before, operation.changes));
    const { email } = example;
    if (name === 'POST /auth/sign-up/email') {
      expect(await readAccountRows(String(email))).toMatchObject({
        is_admin: false,
        is_active: true,
        email_verified: false,
        two_factor_enabled: false,
        photo_url: null,
      });
    }
  });

  it.each(writing.filter((name) => !name.includes(' /auth/')))('is rejected with their names: %s', async (name) => {
    const operation = await find(name);
    const { answer, before, after, example } = await attempt(operation, withForbiddenFields);
    expect(answer.status).toBe(400);
    const named = answer.body.data.fields
      .filter(({ message }: { message: string }) => message === 'This field doesn’t exist')
      .map(({ path }: { path: string }) => path);
    const rejectedFields = [...Object.keys(FORBIDDEN), 'profile', 'user', 'data'].filter(
      (field) => !operation.fields?.includes(field) && !operation.path.includes(`{${field}}`),
    );
    expect(named).toEqual(expect.arrayContaining(rejectedFields));
    if (typeof example.profile === 'object') {
      expect(named).toEqual(expect.arrayContaining(Object.keys(FORBIDDEN).map((field) => `profile.${field}`)));
    }
    expect(after).toEqual(before);
  });

  it.each(writing.filter((name) => !name.includes(' /auth/')))('is accepted without the fields: %s', async (name) => {
    const operation = await find(name);
    const { answer } = await attempt(operation, (body) => body);
    expect(operation.status === undefined ? [200, 201] : [operation.status]).toContain(answer.status);
  });

  it('leaves none of the planted values in the database', async () => {
    const { rows } = await sql('select u::text as row from users u');
    expect(rows.length).toBeGreaterThan(writing.length);
    expect(rows.filter(({ row }) => /planted|1815-12-10/.test(row))).toEqual([]);
  });
});
