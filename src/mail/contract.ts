import { z } from 'zod';

/** `kept`: without a mail server, the email stays in the outbox to be read there. `failed`: delivery was given up. */
export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * The kinds of emails that a recipient can do without. Emails about security, the account or a decision of an admin
 * have no topic and are always sent.
 */
export const MAIL_TOPICS = [
  'messages',
  'comments',
  'testimonials',
  'links',
  'shared',
  'domains',
  'newMembers',
  'reports',
  'decisions',
] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export const mailRecord = z.object({
  id: z.uuid(),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  /** The mail server's message; for confidential emails only its codes. */
  lastError: z.string().optional(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
  /** Whether the email contains a user's message, which is deleted after delivery. */
  isConfidential: z.boolean(),
  /** Whether the email was not sent and its data is still complete. */
  canBeRetried: z.boolean(),
});
export type MailRecord = z.infer<typeof mailRecord>;

/** An email with its content, as the recipient gets it. */
export const readableMail = z.object({
  ...mailRecord.shape,
  html: z.string(),
  text: z.string(),
  /** Whether secrets are redacted: codes, tokens in links, and users' messages. */
  isVeiled: z.boolean(),
});
export type ReadableMail = z.infer<typeof readableMail>;

/** Limits the count per state: larger numbers are reported as this plus one. */
export const MAX_COUNTED = 10_000;

export const mailCounts = z.record(z.enum(MAIL_STATES), z.int());
export type MailCounts = z.infer<typeof mailCounts>;
