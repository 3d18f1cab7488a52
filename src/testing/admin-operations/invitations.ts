import { newPerson } from '../members.ts';
import type { OperationExample } from '../operation-example.ts';

export const invitationsOperations: Record<string, OperationExample> = {
  'GET /admin/invitations': { who: 'admin', query: 'state=open' },
  'POST /admin/invitations': { who: 'admin', body: () => ({ emails: [newPerson().email], message: 'Do come.' }) },
  'DELETE /admin/invitations/{id}': { who: 'admin', id: () => '00000000-0000-7000-8000-000000000000' },
};
