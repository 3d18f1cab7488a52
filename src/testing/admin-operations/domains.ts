import type { Member } from '../members.ts';
import type { OperationExample } from '../operation-example.ts';
import type { TestInstance } from '../test-instance.ts';

/** The admin operations on domains, for the tests that cover the whole API. */

const claim = async (_: TestInstance, member: Member) => {
  const host = `${member.username}.admin.dev`;
  await member.call('POST', '/api/hostnames', { host });
  return [member.uid, host] as const;
};
const claims = async (...args: [TestInstance, Member]) => {
  const [owner, host] = await claim(...args);
  return [{ owner, host }];
};
/** Path parameters of a claim that does not exist, because a new claim cannot be decided yet. */
const noClaim = (_: TestInstance, { uid, username }: Member) => [uid, `nobody-${username}.admin.dev`];
const pattern = (_: TestInstance, { username }: Member) => `*.${username}.example`;
const base = (_: TestInstance, { username }: Member) => `${username}.base.dev`;
const REASON = { reason: 'It is the name of somebody else.' };

export const domainsOperations: Record<string, OperationExample> = {
  'GET /admin/hostnames': { who: 'admin', query: 'q=ada&state=verified' },
  'GET /admin/hostnames/counts': { who: 'admin' },
  'POST /admin/hostnames/{owner}/{host}/approve': { who: 'admin', id: noClaim, status: 404 },
  'POST /admin/hostnames/{owner}/{host}/deny': { who: 'admin', id: claim, body: () => REASON },
  'POST /admin/hostnames/{owner}/{host}/revoke': { who: 'admin', id: noClaim, body: () => REASON, status: 404 },
  'POST /admin/hostnames/{owner}/{host}/readmit': { who: 'admin', id: noClaim, status: 404 },
  'POST /admin/hostnames/{owner}/{host}/check': { who: 'admin', id: claim },
  'POST /admin/hostnames/decide': {
    who: 'admin',
    body: async (...args) => ({ claims: await claims(...args), deed: 'deny', ...REASON }),
  },
  'GET /admin/hostnames/blocked': { who: 'admin' },
  'GET /admin/hostnames/matches': { who: 'admin', query: 'pattern=*.bank.example' },
  'PUT /admin/hostnames/blocked/{pattern}': { who: 'admin', id: pattern, body: () => ({ note: 'A bank.' }) },
  'DELETE /admin/hostnames/blocked/{pattern}': { who: 'admin', id: pattern, status: 404 },
  'GET /admin/hostnames/base-domains': { who: 'admin' },
  'PUT /admin/hostnames/base-domains/{host}': { who: 'admin', id: base },
  'DELETE /admin/hostnames/base-domains/{host}': { who: 'admin', id: base, status: 404 },
};
