import { eventually } from '../eventually.ts';
import type { Member } from '../members.ts';
import type { OperationExample } from '../operation-example.ts';
import type { TestInstance } from '../test-instance.ts';

/** Marks a member's mail as failed, as if the mail server had refused it, and returns its id. */
export async function markMailFailed({ kernel }: TestInstance, { email }: Pick<Member, 'email'>) {
  return eventually(async () => {
    const { rows } = await kernel.db.pool.query<{ id: string }>(
      `update outbox set state = 'failed', last_error = '550 no such user'
        where id = (select id from outbox where recipient = $1 and state <> 'queued' order by id limit 1) returning id`,
      [email],
    );
    const [mail] = rows;
    if (!mail) throw new Error('the email is still queued');
    return mail.id;
  });
}

export const mailOperations: Record<string, OperationExample> = {
  'GET /admin/mail': { who: 'admin' },
  'GET /admin/mail/overview': { who: 'admin' },
  'GET /admin/mail/{id}': { who: 'admin', id: markMailFailed },
  'GET /admin/mail/{id}/page': { who: 'admin', id: markMailFailed },
  'POST /admin/mail/{id}/retry': { who: 'admin', id: markMailFailed },
  'POST /admin/mail/retry': { who: 'admin' },
  'POST /admin/mail/test': { who: 'admin', body: () => ({ to: 'reader@example.org' }) },
};
