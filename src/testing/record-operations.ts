import { uploadFile } from './images.ts';
import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';

/** The operations on single records of members, for the tests that cover the whole API. */

const make = async ({ call }: Member, path: string): Promise<string> =>
  (await call('POST', `/api${path}`, { title: 'Note G' })).body.id;

const operationsOn = (path: string, action: string): Record<string, OperationExample> => {
  const id = (_: TestInstance, member: Member) => make(member, path);
  const inTrash = async (_: TestInstance, member: Member) => {
    const created = await make(member, path);
    await member.call('DELETE', `/api${path}/${created}`);
    return created;
  };
  return {
    [`GET ${path}`]: { who: 'member' },
    [`GET ${path}/facets`]: { who: 'member' },
    [`POST ${path}`]: { who: 'member', body: () => ({ title: 'Note G' }) },
    [`GET ${path}/{id}`]: { who: 'member', id },
    [`PATCH ${path}/{id}`]: { who: 'member', id, body: () => ({ revision: 1, title: 'Note H' }) },
    [`DELETE ${path}/{id}`]: { who: 'member', id },
    [`DELETE ${path}/{id}/forever`]: { who: 'member', id: inTrash },
    [`POST ${path}/{id}/restore`]: { who: 'member', id: inTrash },
    [`POST ${path}/{id}/duplicate`]: { who: 'member', id },
    [`POST ${path}/{id}/move`]: { who: 'member', id, body: () => ({ after: null }) },
    [`POST ${path}/bulk`]: {
      who: 'member',
      body: async (_, member) => ({ ids: [await make(member, path)], action }),
    },
    [`POST ${path}/import`]: { who: 'member', body: () => ({ content: 'Title\nNote G\n', take: [0] }) },
    [`GET ${path}/export/{format}`]: { who: 'member', id: () => 'csv' },
  };
};

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
  ...operationsOn('/projects', 'archive'),
  ...operationsOn('/achievements', 'hide'),
  'POST /achievements/badge': {
    who: 'member',
    body: async (instance, member) => ({
      file: await uploadFile(instance, member, 'badge.json', Buffer.from(JSON.stringify(HOSTED_BADGE))),
      keep: true,
    }),
  },
};
