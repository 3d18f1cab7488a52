import { jpeg } from '../images.ts';
import type { OperationExample } from '../operation-example.ts';

export const settingsOperations: Record<string, OperationExample> = {
  'GET /admin/settings': { who: 'admin' },
  'PATCH /admin/settings': { who: 'admin', body: () => ({ name: 'Analytical Engines', accent: '#0f766e' }) },
  'PUT /admin/settings/logo': { who: 'admin', body: async () => ({ file: (await jpeg()).toString('base64') }) },
  'DELETE /admin/settings/logo': { who: 'admin' },
};
