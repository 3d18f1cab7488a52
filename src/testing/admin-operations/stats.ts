import type { OperationExample } from '../operation-example.ts';

export const statsOperations: Record<string, OperationExample> = {
  'GET /admin/health': { who: 'admin' },
  'GET /admin/health/checks': { who: 'admin' },
  'GET /admin/stats': { who: 'admin', query: 'days=7' },
};
