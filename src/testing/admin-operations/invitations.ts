import { newPerson } from '../members.ts';
import type { Example } from '../operation.ts';

export const invitationsOperations: Record<string, Example> = {
  'GET /admin/invitations': { who: 'admin', query: 'state=open' },
  'POST /admin/invitations': { who: 'admin', body: () => ({ emails: [newPerson().email], message: 'Do come.' }) },
  'DELETE /admin/invitations/{id}': { who: 'admin', id: () => '00000000-0000-7000-8000-000000000000' },
};
