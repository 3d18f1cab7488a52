import { z } from 'zod';

/** `kept`: there is no mail server, the mail stays in the outbox to be read there. `failed`: given up for good. */
export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const mailRecord = z.object({
  id: z.uuid(),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  lastError: z.string().optional(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
});
export type MailRecord = z.infer<typeof mailRecord>;

/** With what it says, as the recipient gets it. */
export const readableMail = z.object({ ...mailRecord.shape, html: z.string(), text: z.string() });
export type ReadableMail = z.infer<typeof readableMail>;

export const mailCounts = z.record(z.enum(MAIL_STATES), z.int());
export type MailCounts = z.infer<typeof mailCounts>;
