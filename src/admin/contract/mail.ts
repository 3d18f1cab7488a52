import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MAIL_STATES, mailCounts, mailRecord, readableMail } from '#mail/contract.ts';
import { line } from '#platform/pure/fields.ts';
import { route } from './admin-route.ts';

const one = z.strictObject({ id: z.uuid() });

export const mailContract = {
  list: route('GET', '/mail', 'List emails in the outbox, newest first')
    .input(
      z.strictObject({
        /** Part of the recipient's address. */
        q: line(320).optional(),
        state: z.enum(MAIL_STATES).optional(),
        template: z.string().max(100).optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ items: z.array(mailRecord), nextCursor: z.string().optional() })),
  overview: route('GET', '/mail/overview', 'Get email counts and the mail server in use').output(
    z.object({
      /** Counts above 10,000 are returned as 10,001. */
      counts: mailCounts,
      /** Host of the mail server. Without one, mails stay in the outbox. */
      server: z.string().optional(),
      from: z.string(),
      /** Kinds of mail that the instance sends. */
      templates: z.array(z.string()),
    }),
  ),
  read: route('GET', '/mail/{id}', 'Get an email with its content').input(one).output(readableMail),
  look: oc
    .route({
      method: 'GET',
      path: '/admin/mail/{id}/page',
      tags: ['Admin'],
      summary: 'Preview an email as HTML',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  retry: route('POST', '/mail/{id}/retry', 'Retry an email').input(one).output(mailRecord),
  retryFailed: route('POST', '/mail/retry', 'Retry all failed emails').output(z.object({ count: z.int() })),
  sendTest: route('POST', '/mail/test', 'Send a test email', 201)
    .input(z.strictObject({ to: z.email().max(320) }))
    .output(z.object({ id: z.uuid() })),
};
