import type { Example } from '../operation.ts';

export const auditOperations: Record<string, Example> = {
  'GET /admin/audit': { who: 'admin', query: 'action=signed-in' },
  'GET /admin/audit.csv': { who: 'admin' },
};
