import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareMember } from '#testing/add-member.ts';
import { type Member, makeAdmin, newIpAddress, registerAdmin, registerMember, send } from '#testing/members.ts';
import { listOperations, OPERATIONS, pathOf, type TestOperation } from '#testing/operations.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

// Admin operations require the caller to be an admin at the time of the request, on every process of the instance.
const first = shareTestInstance({ TRUST_PROXY: '1' });
const second = {} as TestInstance;
/** A separate connection, for changes that the instances do not make themselves. */
let elsewhere: pg.Client;

beforeAll(async () => {
  const cleaning: (() => Promise<void>)[] = [];
  const own = { TRUST_PROXY: '1', DATABASE_URL: first.databaseUrl };
  Object.assign(second, await startTestInstance(own, { whenDone: (clean) => cleaning.push(clean) }));
  elsewhere = new pg.Client({ connectionString: first.databaseUrl });
  await elsewhere.connect();
  // An admin who remains, since the last one cannot be removed.
  await makeAdmin(first, await registerMember(first));
  return async () => {
    await elsewhere.end();
    for (const clean of cleaning.reverse()) await clean();
  };
});

const names = Object.keys(OPERATIONS).filter((name) => name.includes(' /admin'));
const find = async (name: string) => {
  const operation = (await listOperations(first)).find((one) => one.name === name);
  if (!operation) throw new Error(`no such operation: ${name}`);
  return operation;
};

type TestRequest = { method: string; path: string; body: unknown };

/** Builds a valid request for an operation, creating what it refers to. */
async function prepareRequest(operation: TestOperation, member: Member): Promise<TestRequest> {
  const body = await operation.body?.(first, member);
  return { method: operation.method, path: await pathOf(operation, first, member), body };
}

const sendRequest = (instance: { url: string }, { method, path, body }: TestRequest, headers: Record<string, string>) =>
  send(instance, method, path, { body, headers: { 'x-forwarded-for': newIpAddress(), ...headers } });
const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
const asks = async (instance: { url: string }, member: Member) =>
  (await sendRequest(instance, { method: 'GET', path: '/api/admin/people', body: undefined }, bearer(member))).status;
const set = (member: Member, column: 'is_admin' | 'is_active', value: boolean) =>
  elsewhere.query(`update users set ${column} = $2 where uid = $1`, [member.uid, value]);
const eventsOf = async ({ uid }: Member) =>
  (await elsewhere.query('select from audit_events where actor_id = $1', [uid])).rowCount;

/** Expects both instances to refuse a request with the status and to record no event. */
async function expectRefused(request: TestRequest, member: Member, status: number) {
  const before = await eventsOf(member);
  for (const instance of [first, second]) {
    const answer = await sendRequest(instance, request, bearer(member));
    expect([answer.status, Object.keys(answer.body)]).toEqual([
      status,
      expect.arrayContaining(['code', 'message', 'status']),
    ]);
  }
  expect(await eventsOf(member)).toBe(before);
}

describe('the operations of the admin area', () => {
  it('are all tested here', async () => {
    const listed = (await listOperations(first)).filter(({ path }) => path.startsWith('/admin'));
    expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(names.length).toBeGreaterThan(10);
  });
});

const register = () => registerMember(first);
const [member, deactivated, former] = [shareMember(register), shareMember(register), shareMember(register)];

describe.each(names)('%s', (name) => {
  it('is refused to visitors', async () => {
    const request = await prepareRequest(await find(name), await member());
    for (const headers of [{}, { authorization: 'Bearer of-nobody' }, first.operator] as Record<string, string>[]) {
      for (const instance of [first, second]) expect((await sendRequest(instance, request, headers)).status).toBe(401);
    }
  });

  it('is refused to a member', async () => {
    const someone = await member();
    await expectRefused(await prepareRequest(await find(name), someone), someone, 403);
  });

  it('is refused to an admin who was just deactivated', async () => {
    const admin = await deactivated();
    await makeAdmin(first, admin);
    const request = await prepareRequest(await find(name), admin);
    expect([await asks(first, admin), await asks(second, admin)]).toEqual([200, 200]);
    await set(admin, 'is_active', false);
    await expectRefused(request, admin, 401);
    await set(admin, 'is_active', true);
    await set(admin, 'is_admin', false);
  });

  it('is refused to a signed-in member whose admin role was just revoked', async () => {
    const admin = await former();
    await makeAdmin(first, admin);
    const request = await prepareRequest(await find(name), admin);
    expect([await asks(first, admin), await asks(second, admin)]).toEqual([200, 200]);
    await set(admin, 'is_admin', false);
    await expectRefused(request, admin, 403);
    expect((await admin.call('GET', '/api/me')).status).toBe(200);
  });
});

type OperationParameter = { name: string; in: string; schema: { type?: string } };
type ListedOperation = {
  parameters?: OperationParameter[];
  requestBody?: { content?: Record<string, { schema: { properties?: object } }> };
};

describe('invalid requests of an admin', () => {
  const LONG = 'x'.repeat(3000);
  let admin: Member;
  beforeAll(async () => {
    admin = await registerAdmin(first);
  });

  const listed = async ({ method, path }: TestOperation) =>
    (await send(first, 'GET', '/api/openapi.json')).body.paths[path][method.toLowerCase()] as ListedOperation;
  const pathsOf = (body: { data?: { fields?: { path: string }[] } }) =>
    body.data?.fields?.map(({ path }) => path) ?? [];
  const isOf = (field: string) => (path: string) => path === field || path.startsWith(`${field}.`);

  it.each(names)('are rejected with the error on the invalid field: %s', async (name) => {
    const operation = await find(name);
    const { parameters = [] } = await listed(operation);
    const right = await prepareRequest({ ...operation, query: '' }, admin);
    const fields = parameters.filter((one) => one.in === 'query').map((one) => one.name);
    for (const field of fields) {
      const path = `${right.path}?${new URLSearchParams({ [field]: LONG })}`;
      const { status, body } = await sendRequest(first, { ...right, path }, bearer(admin));
      expect([field, status, pathsOf(body)]).toEqual([field, 400, expect.toSatisfy((all) => all.some(isOf(field)))]);
    }
    for (const field of operation.fields ?? []) {
      const body = { ...(right.body as object), [field]: { wrong: LONG } };
      const answer = await sendRequest(first, { ...right, body }, bearer(admin));
      expect([field, answer.status, pathsOf(answer.body)]).toEqual([
        field,
        400,
        expect.toSatisfy((all) => all.some(isOf(field))),
      ]);
    }
  });

  it.each(names)('are rejected with unknown fields: %s', async (name) => {
    const operation = await find(name);
    const right = await prepareRequest({ ...operation, query: '' }, admin);
    const isBody = operation.fields !== undefined;
    const request = isBody
      ? { ...right, body: { ...(right.body as object), planted: true } }
      : { ...right, path: `${right.path}?planted=true` };
    const { parameters = [] } = await listed(operation);
    // Operations without parameters ignore the query.
    if (!isBody && (operation.method !== 'GET' || !parameters.some((one) => one.in === 'query'))) return;
    const { status, body } = await sendRequest(first, request, bearer(admin));
    expect([status, pathsOf(body)]).toEqual([400, expect.arrayContaining(['planted'])]);
  });

  it.each(names.filter((name) => name.includes('{')))('are rejected with malformed ids: %s', async (name) => {
    const operation = await find(name);
    const own = await operation.id?.(first, admin);
    const body = await operation.body?.(first, admin);
    for (const id of ['\u0000', "' or 1=1 --", '%', '*', '..', '<script>', LONG]) {
      const gaps = typeof own === 'object' ? own.with(0, id) : id;
      const path = await pathOf({ ...operation, id: () => gaps, query: '' }, first, admin);
      const { status } = await sendRequest(first, { method: operation.method, path, body }, bearer(admin));
      expect([id, status]).toEqual([id, expect.toSatisfy((code: number) => [400, 404, 405, 414].includes(code))]);
    }
    expect((await admin.call('GET', '/api/me')).status).toBe(200);
  });
});
