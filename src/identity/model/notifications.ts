import { z } from 'zod';
import { MAIL_TOPICS, type MailTopic } from '#mail/contract.ts';

/** The topics of emails that only admins get. */
export const ADMIN_TOPICS: readonly MailTopic[] = ['newMembers', 'reports'];

/** Returns the topics of the emails that a member can get, in the order of the settings. */
export const topicsFor = ({ isAdmin }: { isAdmin: boolean }) =>
  MAIL_TOPICS.filter((topic) => isAdmin || !ADMIN_TOPICS.includes(topic));

/** The emails that a member gets, by topic. */
export const notifications = z.partialRecord(z.enum(MAIL_TOPICS), z.boolean());
export type Notifications = z.infer<typeof notifications>;

export const notificationsChange = z.strictObject({
  messages: z.boolean().optional(),
  comments: z.boolean().optional(),
  testimonials: z.boolean().optional(),
  links: z.boolean().optional(),
  shared: z.boolean().optional(),
  domains: z.boolean().optional(),
  newMembers: z.boolean().optional(),
  reports: z.boolean().optional(),
  decisions: z.boolean().optional(),
} satisfies Record<MailTopic, z.ZodType>);
export type NotificationsChange = z.infer<typeof notificationsChange>;
