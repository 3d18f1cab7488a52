import type { Example } from '../operation.ts';

export const statsOperations: Record<string, Example> = {
  'GET /admin/health': { who: 'admin' },
  'GET /admin/health/checks': { who: 'admin' },
  'GET /admin/stats': { who: 'admin', query: 'days=7' },
};
