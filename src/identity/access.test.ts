import { describe, expect, it } from 'vitest';
import { type Member, makeAdmin, registerMember, send, visitor } from '#testing/members.ts';
import type { Gaps } from '#testing/operation.ts';
import { listOperations, OPERATIONS, type Operation, pathOf } from '#testing/operations.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

/** Calls an operation with what belongs to one member, as somebody else or in another way. */
async function call(operation: Operation, owner: Member, headers: Record<string, string>) {
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

/** Where a member's things are kept, with the column that says whose they are. */
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
  record_slugs: 'owner_id',
  files: 'owner_id',
  images: 'owner_id',
};

/** All that belongs to a member, but for when it was looked at. */
async function belongings({ uid }: Member) {
  const all = Object.entries(TABLES).map(async ([table, column]) => {
    return (await sql(`select t::text as row from ${table} t where ${column} = $1 order by 1`, [uid])).rows;
  });
  return Promise.all(all);
}

const names = Object.keys(OPERATIONS);
const those = (...who: string[]) => names.filter((name) => who.includes(OPERATIONS[name]?.who ?? ''));
const find = async (name: string) => {
  const operation = (await listOperations(instance)).find((one) => one.name === name);
  if (!operation) throw new Error(`there is no ${name} any more`);
  return operation;
};

describe('every operation of the API', () => {
  it('is in the table that says who may call it', async () => {
    expect((await listOperations(instance)).map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it.each(those('member', 'admin', 'operator'))('is closed to visitors unless it is for anyone: %s', async (name) => {
    const [operation, owner] = [await find(name), await registerMember(instance, { verified: false })];
    const prepared = { ...operation, ...(await readied(operation, owner)) };
    const before = await belongings(owner);
    const visitors = [{}, { cookie: 'vitrine.session_token=of-a-session-that-ended', origin: instance.url }];
    // Whoever only holds the set-up link is no member either.
    for (const headers of operation.who === 'member' ? [...visitors, instance.operator] : visitors) {
      const answer = await call(prepared, owner, headers as Record<string, string>);
      expect([answer.status, answer.body]).toEqual([
        401,
        { code: 'UNAUTHORIZED', status: 401, message: 'Please sign in first.' },
      ]);
    }
    expect(await belongings(owner)).toEqual(before);
  });

  it.each(those('anyone'))('that is for anyone does not fail: %s', async (name) => {
    const [operation, owner] = [await find(name), await registerMember(instance, { verified: false })];
    expect((await call(operation, owner, {})).status).toBe(operation.status ?? 200);
  });

  it.each(those('member', 'admin'))('is closed to deactivated members: %s', async (name) => {
    const [operation, owner] = [await find(name), await registerMember(instance, { verified: false })];
    const prepared = { ...operation, ...(await readied(operation, owner)) };
    // Not by way of the product, so that the session is still there.
    await sql('update users set is_active = false where uid = $1', [owner.uid]);
    await expect
      .poll(async () => (await send(instance, 'GET', '/api/me', { headers: bearer(owner) })).status)
      .toBe(401);
    expect((await call(prepared, owner, bearer(owner))).status).toBe(401);
  });

  it.each(names.filter((name) => !name.startsWith('GET ')))('takes no cookie from another site: %s', async (name) => {
    const [operation, owner] = [await find(name), await registerMember(instance, { verified: false })];
    const prepared = { ...operation, ...(await readied(operation, owner)) };
    const before = await belongings(owner);
    for (const origin of ['https://evil.example', 'null', undefined, `${instance.url}.evil.example`]) {
      const answer = await call(prepared, owner, { cookie: owner.cookie, ...(origin ? { origin } : {}) });
      expect([origin, answer.status, answer.body.message]).toEqual([
        origin,
        403,
        'The request came from another site.',
      ]);
    }
    expect(await belongings(owner)).toEqual(before);
  });

  it.each(those('admin'))('of the admins is closed to members and open to admins: %s', async (name) => {
    const [operation, member] = [await find(name), await registerMember(instance, { verified: false })];
    expect((await call(operation, member, bearer(member))).status).toBe(403);
    await makeAdmin(instance, member);
    expect([200, 201, 404]).toContain((await call(operation, member, bearer(member))).status);
  });

  it.each(those('operator'))('of the operator is closed to members and admins: %s', async (name) => {
    const [operation, member] = [await find(name), await registerMember(instance, { verified: false })];
    expect((await call(operation, member, bearer(member))).status).toBe(401);
    await makeAdmin(instance, member);
    expect((await call(operation, member, bearer(member))).status).toBe(401);
  });
});

/** An id of the same shape that nobody has. */
const nobodys = (ids: Gaps = ''): Gaps => {
  if (typeof ids !== 'string') return ids.map((id) => (isUuid(id) ? NOBODYS : id));
  return isUuid(ids) ? NOBODYS : 'of-nobody';
};
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const isUuid = (id: string) => /^[0-9a-f-]{36}$/.test(id);

describe('what belongs to another member', () => {
  const withId = those('member').filter((name) => name.includes('{id}'));

  it('is tried wherever there is an id in the path', () => {
    expect(withId).toEqual(expect.arrayContaining(['PATCH /me/passkeys/{id}', 'DELETE /me/sessions/{id}']));
  });

  it.each(withId)('is not found, and stays as it is: %s', async (name) => {
    const operation = await find(name);
    const [owner, other] = [await registerMember(instance), await registerMember(instance)];
    const prepared = { ...operation, ...(await readied(operation, owner)) };
    const before = await belongings(owner);
    const answer = await call(prepared, owner, bearer(other));
    const nobodysId = nobodys(await prepared.id?.(instance, owner));
    const never = await call({ ...operation, id: () => nobodysId }, owner, bearer(other));
    expect([answer.status, answer.body]).toEqual([404, never.body]);
    expect(await belongings(owner)).toEqual(before);
    expect([200, 201], 'the own').toContain((await call(prepared, owner, bearer(owner))).status);
  });

  it.each(withId)('is not reached by ids that are none: %s', async (name) => {
    const [operation, member] = [await find(name), await registerMember(instance, { verified: false })];
    const own = await operation.id?.(instance, member);
    for (const id of ['\u0000', "' or 1=1 --", '%', '*', 'x'.repeat(100), 'x'.repeat(101)]) {
      const gaps = typeof own === 'object' ? own.with(0, id) : id;
      const { status } = await call({ ...operation, id: () => gaps }, member, bearer(member));
      expect([id, status]).toEqual([id, expect.toSatisfy((code: number) => code === 404 || code === 400)]);
    }
    expect((await member.call('GET', '/api/me')).status).toBe(200);
  });
});

/** What an operation needs, made before anything is compared: making it may change something. */
async function readied(operation: Operation, owner: Member): Promise<Pick<Operation, 'id' | 'body'>> {
  const body = await operation.body?.(instance, owner);
  const id = await operation.id?.(instance, owner);
  return { ...(operation.body ? { body: () => body } : {}), ...(id === undefined ? {} : { id: () => id }) };
}
