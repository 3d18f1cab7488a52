import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';

/** The operations on a member's own domains, for the tests that cover the whole API. */

const claim = ({ username }: Member) => ({ host: `${username}.dev` });

const host = async (_: TestInstance, member: Member): Promise<string> => {
  await member.call('POST', '/api/hostnames', claim(member));
  return claim(member).host;
};

export const domainOperations: Record<string, OperationExample> = {
  'GET /hostnames': { who: 'member' },
  'POST /hostnames': { who: 'member', body: (_, member) => claim(member) },
  'POST /hostnames/{host}/check': { who: 'member', id: host },
  'DELETE /hostnames/{host}': { who: 'member', id: host },
};
