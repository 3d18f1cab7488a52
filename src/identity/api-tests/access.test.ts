import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, shareMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { type Member, makeAdmin, registerMember, send, visitor } from '#testing/members.ts';
import type { PathValues } from '#testing/operation-example.ts';
import { listOperations, OPERATIONS, pathOf, type TestOperation } from '#testing/operations.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

/** Calls an operation on one member's data with the given headers, such as those of another caller. */
async function call(operation: TestOperation, owner: Member, headers: Record<string, string>) {
  const body = operation.fields || operation.body ? await operation.body?.(instance, owner) : undefined;
  const path = await pathOf(operation, instance, owner);
  return send(instance, operation.method, path, {
    body,
    headers: {
      'x-forwarded-for': visitor(instance).address,
      ...(body instanceof Uint8Array ? { 'content-type': 'application/zip' } : {}),
      ...headers,
    },
  });
}

const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

/** The tables that hold data of members, with the column that holds the owner's uid. */
const TABLES = {
  users: 'uid',
  sessions: 'user_id',
  credentials: 'user_id',
  passkeys: 'user_id',
  two_factors: 'user_id',
  email_changes: 'user_id',
  former_usernames: 'user_id',
  records: 'owner_id',
  cv_versions: 'owner_id',
  cv_publications: 'owner_id',
  cv_variants: 'owner_id',
  record_slugs: 'owner_id',
  record_versions: 'owner_id',
  translations: 'owner_id',
  sites: 'owner_id',
  shares: 'owner_id',
  testimonials: 'owner_id',
  files: 'owner_id',
  images: 'owner_id',
  media: 'owner_id',
  faces: 'owner_id',
};

const ROWS_OF_MEMBER = Object.entries(TABLES)
  .map(([table, column]) => `select '${table}' as name, t::text as row from ${table} t where ${column} = $1`)
  .join(' union all ');

/** Returns all rows that belong to a member. */
const rowsOwnedBy = async ({ uid }: Member) => (await sql(`${ROWS_OF_MEMBER} order by name, row`, [uid])).rows;

const names = Object.keys(OPERATIONS);
const operationsFor = (...who: string[]) => names.filter((name) => who.includes(OPERATIONS[name]?.who ?? ''));
const find = async (name: string) => {
  const operation = (await listOperations(instance)).find((one) => one.name === name);
  if (!operation) throw new Error(`no such operation: ${name}`);
  return operation;
};

describe('access to the operations of the API', () => {
  const unverified = () => registerMember(instance, { verified: false });
  const [away, elsewhere] = [shareMember(unverified), shareMember(unverified)];

  it('lists every operation with its allowed callers', async () => {
    expect((await listOperations(instance)).map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it.each(operationsFor('member', 'admin', 'operator'))(
    'refuses visitors and expired sessions and changes nothing: %s',
    async (name) => {
      const owner = await away();
      const prepared = await prepareOperation(await find(name), owner);
      const before = await rowsOwnedBy(owner);
      const visitors = [{}, { cookie: 'vitrine.session_token=of-a-session-that-ended', origin: instance.url }];
      // The operator, who only has the set-up link, is not a member either.
      for (const headers of prepared.who === 'member' ? [...visitors, instance.operator] : visitors) {
        const answer = await call(prepared, owner, headers as Record<string, string>);
        expect([answer.status, answer.body]).toEqual([
          401,
          { code: 'UNAUTHORIZED', status: 401, message: 'Sign in first.' },
        ]);
      }
      expect(await rowsOwnedBy(owner)).toEqual(before);
    },
  );

  it.each(operationsFor('anyone'))('allows anyone to call a public operation: %s', async (name) => {
    const [operation, owner] = [await find(name), await registerMember(instance, { verified: false })];
    expect((await call(operation, owner, {})).status).toBe(operation.status ?? 200);
  });

  it.each(names.filter((name) => !name.startsWith('GET ')))('rejects a cookie from another site: %s', async (name) => {
    const owner = await elsewhere();
    const prepared = await prepareOperation(await find(name), owner);
    const before = await rowsOwnedBy(owner);
    for (const origin of ['https://evil.example', 'null', undefined, `${instance.url}.evil.example`]) {
      const answer = await call(prepared, owner, { cookie: owner.cookie, ...(origin ? { origin } : {}) });
      expect([origin, answer.status, answer.body.message]).toEqual([
        origin,
        403,
        'The request came from another site.',
      ]);
    }
    expect(await rowsOwnedBy(owner)).toEqual(before);
  });

  it.each(operationsFor('admin'))('allows admins but not members: %s', async (name) => {
    const [operation, member] = [await find(name), await registerMember(instance, { verified: false })];
    expect((await call(operation, member, bearer(member))).status).toBe(403);
    await makeAdmin(instance, member);
    expect([200, 201, 404]).toContain((await call(operation, member, bearer(member))).status);
  });

  it.each(operationsFor('operator'))('allows neither members nor admins to act as the operator: %s', async (name) => {
    const [operation, member] = [await find(name), await registerMember(instance, { verified: false })];
    expect((await call(operation, member, bearer(member))).status).toBe(401);
    await makeAdmin(instance, member);
    expect((await call(operation, member, bearer(member))).status).toBe(401);
  });
});

describe('access of deactivated members', () => {
  const ready: Record<string, TestOperation> = {};
  let member: Member;

  beforeAll(async () => {
    member = await registerMember(instance, { verified: false });
    for (const name of operationsFor('member', 'admin')) ready[name] = await prepareOperation(await find(name), member);
    // Written to the database directly, so that the session is not deleted.
    await sql('update users set is_active = false where uid = $1', [member.uid]);
    await eventually(async () => expect((await member.call('GET', '/api/me')).status).toBe(401));
  });

  it.each(operationsFor('member', 'admin'))('refuses a deactivated member: %s', async (name) => {
    const operation = ready[name] ?? expect.unreachable();
    expect((await call(operation, member, bearer(member))).status).toBe(401);
    expect((await sql('select from sessions where user_id = $1', [member.uid])).rowCount).toBe(1);
  });
});

/** Replaces the ids of a path by ids of the same format that don't exist. */
const withUnknownIds = (ids: PathValues = ''): PathValues => {
  if (typeof ids !== 'string') return ids.map((id) => (isUuid(id) ? UNKNOWN_ID : id));
  return isUuid(ids) ? UNKNOWN_ID : 'of-nobody';
};
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const isUuid = (id: string) => /^[0-9a-f-]{36}$/.test(id);

describe('resources of another member', () => {
  const added = () => addMember(instance);
  const [owns, meddles, guesses] = [shareMember(added), shareMember(added), shareMember(added)];
  const withId = operationsFor('member').filter((name) => /\{(?:id|shareId)\}/.test(name));

  it('covers the operations with an id in the path', () => {
    expect(withId).toEqual(expect.arrayContaining(['PATCH /me/passkeys/{id}', 'DELETE /me/sessions/{id}']));
  });

  it.each(withId)('returns 404 and changes nothing: %s', async (name) => {
    const [operation, owner, other] = [await find(name), await owns(), await meddles()];
    const prepared = await prepareOperation(operation, owner);
    const before = await rowsOwnedBy(owner);
    const answer = await call(prepared, owner, bearer(other));
    const nobodysId = withUnknownIds(await prepared.id?.(instance, owner));
    const never = await call({ ...operation, id: () => nobodysId }, owner, bearer(other));
    expect([answer.status, answer.body]).toEqual([404, never.body]);
    expect(await rowsOwnedBy(owner)).toEqual(before);
    expect([200, 201], 'own resource').toContain((await call(prepared, owner, bearer(owner))).status);
  });

  it.each(withId)('refuses malformed ids: %s', async (name) => {
    const [operation, member] = [await find(name), await guesses()];
    const own = await operation.id?.(instance, member);
    for (const id of ['\u0000', "' or 1=1 --", '%', '*', 'x'.repeat(100), 'x'.repeat(101)]) {
      const gaps = typeof own === 'object' ? own.with(0, id) : id;
      const { status } = await call({ ...operation, id: () => gaps }, member, bearer(member));
      expect([id, status]).toEqual([id, expect.toSatisfy((code: number) => code === 404 || code === 400)]);
    }
    expect((await member.call('GET', '/api/me')).status).toBe(200);
  });
});

/**
 * Creates everything that an operation needs ahead of time, because creating it may change the rows that are compared.
 */
async function prepareOperation(operation: TestOperation, owner: Member): Promise<TestOperation> {
  const body = await operation.body?.(instance, owner);
  const id = await operation.id?.(instance, owner);
  if (operation.id) expect([id].flat(), 'ids of the prepared operation').not.toContain(undefined);
  return {
    ...operation,
    ...(operation.body ? { body: () => body } : {}),
    ...(id === undefined ? {} : { id: () => id }),
  };
}
