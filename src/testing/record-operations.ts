import { uploadFile } from './images.ts';
import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';

/** The operations on single records of members, for the tests that cover the whole API. */

/** The input that creates a record, and one that changes it. */
type Inputs = { created: object; changed: object; action: string };

const TITLED_INPUTS = { created: { title: 'Note G' }, changed: { title: 'Note H' } };
const ENTRY_INPUTS = {
  created: { kind: 'skills', fields: { name: 'Logic' } },
  changed: { fields: { name: 'Algebra' } },
};

function operationsOn(path: string, { created, changed, action }: Inputs): Record<string, OperationExample> {
  const make = async ({ call }: Member): Promise<string> => (await call('POST', `/api${path}`, created)).body.id;
  const id = (_: TestInstance, member: Member) => make(member);
  const inTrash = async (_: TestInstance, member: Member) => {
    const made = await make(member);
    await member.call('DELETE', `/api${path}/${made}`);
    return made;
  };
  const withVersion = async (instance: TestInstance, member: Member) => {
    const made = await make(member);
    await instance.kernel.db.pool.query(
      `update records set updated_at = updated_at - interval '1 hour' where id = $1`,
      [made],
    );
    await member.call('PATCH', `/api${path}/${made}`, { revision: 1, ...changed });
    const { items } = (await member.call('GET', `/api${path}/${made}/versions`)).body;
    return [made, items[0].id as string];
  };
  return {
    [`GET ${path}`]: { who: 'member' },
    [`GET ${path}/facets`]: { who: 'member' },
    [`POST ${path}`]: { who: 'member', body: () => created },
    [`GET ${path}/{id}`]: { who: 'member', id },
    [`PATCH ${path}/{id}`]: { who: 'member', id, body: () => ({ revision: 1, ...changed }) },
    [`DELETE ${path}/{id}`]: { who: 'member', id },
    [`DELETE ${path}/{id}/forever`]: { who: 'member', id: inTrash },
    [`POST ${path}/{id}/restore`]: { who: 'member', id: inTrash },
    [`GET ${path}/{id}/versions`]: { who: 'member', id },
    [`GET ${path}/{id}/versions/{version}`]: { who: 'member', id: withVersion },
    [`POST ${path}/{id}/versions/{version}/restore`]: { who: 'member', id: withVersion, body: () => ({ revision: 2 }) },
    [`POST ${path}/{id}/duplicate`]: { who: 'member', id },
    [`POST ${path}/{id}/move`]: { who: 'member', id, body: () => ({ after: null }) },
    [`POST ${path}/bulk`]: { who: 'member', body: async (_, member) => ({ ids: [await make(member)], action }) },
  };
}

const filesOf = (path: string): Record<string, OperationExample> => ({
  [`POST ${path}/import`]: { who: 'member', body: () => ({ content: 'Title\nNote G\n', take: [0] }) },
  [`GET ${path}/export/{format}`]: { who: 'member', id: () => 'csv' },
});

/** An Open Badge that its issuer hosts at the given URL. */
const HOSTED_BADGE = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: 'https://issuer.example/assertions/1',
  recipient: { type: 'email', hashed: false, identity: 'ada@example.org' },
  badge: {
    type: 'BadgeClass',
    id: 'https://issuer.example/badges/1',
    name: 'Analyst',
    description: 'Knows the engine.',
    issuer: { type: 'Issuer', id: 'https://issuer.example/', name: 'Royal Society' },
  },
  verification: { type: 'HostedBadge' },
  issuedOn: '1843-07-10T00:00:00Z',
};

export const recordOperations: Record<string, OperationExample> = {
  ...operationsOn('/projects', { ...TITLED_INPUTS, action: 'archive' }),
  ...filesOf('/projects'),
  ...operationsOn('/posts', { ...TITLED_INPUTS, action: 'draft' }),
  'GET /posts/series': { who: 'member' },
  ...operationsOn('/achievements', { ...TITLED_INPUTS, action: 'hide' }),
  ...filesOf('/achievements'),
  ...operationsOn('/entries', { ...ENTRY_INPUTS, action: 'archive' }),
  'POST /entries/batch': { who: 'member', body: () => ({ entries: [ENTRY_INPUTS.created] }) },
  'GET /entries/export/{format}': { who: 'member', id: () => 'json' },
  'POST /entries/matches': { who: 'member', body: () => ({ content: '{"skills":[{"name":"Logic"}]}' }) },
  'POST /achievements/badge': {
    who: 'member',
    body: async (instance, member) => ({
      file: await uploadFile(instance, member, 'badge.json', Buffer.from(JSON.stringify(HOSTED_BADGE))),
      keep: true,
    }),
  },
};
