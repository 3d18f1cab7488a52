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
  /** In the mail server's own words; of a confidential mail, its codes alone. */
  lastError: z.string().optional(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
  /** It passes on what somebody entrusted to it, which is forgotten as soon as it has gone. */
  isConfidential: z.boolean(),
  /** It did not go out, and still says what it was to say. */
  canBeRetried: z.boolean(),
});
export type MailRecord = z.infer<typeof mailRecord>;

/** With what it says, as the recipient gets it. */
export const readableMail = z.object({
  ...mailRecord.shape,
  html: z.string(),
  text: z.string(),
  /** What only the recipient may know is left out: codes, the ends of links, what somebody entrusted to it. */
  isVeiled: z.boolean(),
});
export type ReadableMail = z.infer<typeof readableMail>;

/** How many are counted of a state at most: whatever is more is told as one more than that. */
export const MOST_COUNTED = 10_000;

export const mailCounts = z.record(z.enum(MAIL_STATES), z.int());
export type MailCounts = z.infer<typeof mailCounts>;
