import { z } from 'zod';
import { prose } from '#platform/pure/fields.ts';
import { displayName, emailAddress, language } from './model/fields.ts';
import { INVITATION_LIMITS, INVITATION_STATES } from './model/invitation.ts';

/** The accounts and invitations that admins manage. */

const invitationPerson = z.object({ uid: z.string(), name: z.string() });

/** Input for inviting people by email. */
export const newInvitations = z.strictObject({
  emails: z.array(emailAddress).min(1).max(INVITATION_LIMITS.atOnce),
  message: prose(INVITATION_LIMITS.message).trim().default(''),
  language: language.optional(),
});

/** Input for creating an account as an admin; `language` is the language of the person's emails. */
export const newPerson = z.strictObject({
  email: emailAddress,
  name: displayName,
  username: z.string().min(1).max(100),
  language: language.optional(),
});

/** An invitation as admins see it. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(INVITATION_STATES),
  language,
  message: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  /** The admin who sent the invitation; null if it was the operator or the account was deleted. */
  invitedBy: invitationPerson.nullable(),
  /** The member who signed up with the invitation. */
  usedBy: invitationPerson.nullable(),
});
export type Invitation = z.infer<typeof invitation>;
