import type { OperationExample } from './operation-example.ts';

/** The operations that import projects from hubs, none of which can be reached in the tests that cover the whole API. */
export const hubOperations: Record<string, OperationExample> = {
  'GET /projects/import/hubs': { who: 'member' },
  'POST /projects/import/hubs/repositories': {
    who: 'member',
    body: () => ({ hub: 'github', username: 'ada' }),
    status: 503,
  },
  'POST /projects/import/hubs': { who: 'member', body: () => ({ hub: 'github', take: [{ path: 'ada/engine' }] }) },
};
