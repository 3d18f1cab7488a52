import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MAIL_STATES, mailCounts, mailRecord, readableMail } from '#mail/contract.ts';

/** How the instance stands: what an admin looks at first when something is wrong. */
export const instanceHealth = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  memoryBytes: z.int(),
  database: z.object({
    kind: z.enum(['embedded', 'external']),
    version: z.string(),
    sizeBytes: z.int(),
    migration: z.string(),
  }),
  storage: z.object({ kind: z.enum(['disk', 's3']), freeBytes: z.int().optional() }),
  mail: z.object({ server: z.string().optional(), counts: mailCounts }),
  jobs: z.object({ waiting: z.int(), active: z.int(), failed: z.int() }),
});
export type InstanceHealth = z.infer<typeof instanceHealth>;

const testMail = z.strictObject({ to: z.email().max(320) });

export const adminContract = {
  health: oc
    .route({ method: 'GET', path: '/admin/health', tags: ['Admin'], summary: 'How the instance stands' })
    .output(instanceHealth),
  mail: {
    list: oc
      .route({ method: 'GET', path: '/admin/mail', tags: ['Admin'], summary: 'The outbox, newest first' })
      .input(
        z.strictObject({
          state: z.enum(MAIL_STATES).optional(),
          cursor: z.string().max(500).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(20),
        }),
      )
      .output(z.object({ items: z.array(mailRecord), nextCursor: z.string().optional() })),
    read: oc
      .route({ method: 'GET', path: '/admin/mail/{id}', tags: ['Admin'], summary: 'One mail, with what it says' })
      .input(z.strictObject({ id: z.uuid() }))
      .output(readableMail),
    sendTest: oc
      .route({
        method: 'POST',
        path: '/admin/mail/test',
        tags: ['Admin'],
        summary: 'Send a test mail',
        successStatus: 201,
      })
      .input(testMail)
      .output(z.object({ id: z.uuid() })),
  },
};
