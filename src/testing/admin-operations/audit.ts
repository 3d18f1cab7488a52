import type { OperationExample } from '../operation-example.ts';

export const auditOperations: Record<string, OperationExample> = {
  'GET /admin/audit': { who: 'admin', query: 'action=signed-in' },
  'GET /admin/audit.csv': { who: 'admin' },
};
