import { z } from 'zod';
import { AUDIT_ACTIONS } from '#audit/contract.ts';
import {
  route,
  sessionResult,
  successStatus,
  userDocument,
  webAuthnOptions,
  webAuthnResponse,
} from './contract-parts.ts';
import { emailAddress, enteredPassword } from './model/fields.ts';
import { LIMITS } from './model/limits.ts';

/** The API routes for second factors, sessions and the email address of an account. */

/** A session of a member, with the device it was opened on. */
export const memberSession = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string().optional(),
  system: z.string().optional(),
  /** For apps and scripts: the name that they give themselves, which may be empty. */
  app: z.string().optional(),
  address: z.string().optional(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const memberPasskey = z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() });
export type MemberPasskey = z.infer<typeof memberPasskey>;

const emailChange = z.object({
  newEmail: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** The security settings and open sessions of an account. */
const accountSecurity = z.object({
  twoFactorEnabled: z.boolean(),
  backupCodesLeft: z.int(),
  passkeys: z.array(memberPasskey),
  sessions: z.array(memberSession),
  /** The pending change of the email address. */
  emailChange: emailChange.nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecurity>;

/** A security event of the member's account, caused by the member or by an admin. */
const ownEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  byMember: z.boolean(),
  address: z.string().nullable(),
  device: z.string().nullable(),
});
export type OwnEvent = z.infer<typeof ownEvent>;

export const secondFactorRoutes = {
  twoFactor: {
    enable: route('POST', '/auth/two-factor/enable', 'Start two-factor setup: returns the secret and backup codes')
      .input(z.object({ password: enteredPassword }))
      .output(z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })),
    confirm: route('POST', '/auth/two-factor/confirm', 'Turn on two-factor authentication with the first code')
      .input(z.object({ code: z.string().min(1).max(20) }))
      .output(sessionResult),
    disable: route('POST', '/auth/two-factor/disable', 'Turn off two-factor authentication')
      .input(z.object({ password: enteredPassword }))
      .output(sessionResult),
    renewBackupCodes: route('POST', '/auth/two-factor/generate-backup-codes', 'Replace your backup codes')
      .input(z.object({ password: enteredPassword }))
      .output(z.object({ backupCodes: z.array(z.string()) })),
  },
  passkeys: {
    options: route('GET', '/auth/passkey/generate-register-options', 'Start adding a passkey').output(webAuthnOptions),
    add: route('POST', '/auth/passkey/verify-registration', 'Add a passkey')
      .input(z.object({ response: webAuthnResponse, name: z.string().trim().min(1).max(LIMITS.passkeyName) }))
      .output(memberPasskey),
    rename: route('PATCH', '/me/passkeys/{id}', 'Rename a passkey')
      .input(z.strictObject({ id: z.string().max(100), name: z.string().trim().min(1).max(LIMITS.passkeyName) }))
      .output(memberPasskey),
    remove: route('DELETE', '/me/passkeys/{id}', 'Remove a passkey')
      .input(z.strictObject({ id: z.string().max(100) }))
      .output(successStatus),
  },
};

export const securityRoutes = {
  security: route('GET', '/me/security', 'Get your sessions, passkeys and two-factor status').output(accountSecurity),
  events: route('GET', '/me/events', 'List your account activity, newest first')
    .input(
      z.strictObject({
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ items: z.array(ownEvent), nextCursor: z.string().optional() })),
  endSession: route('DELETE', '/me/sessions/{id}', 'Sign out a device')
    .input(z.strictObject({ id: z.string().max(100) }))
    .output(successStatus),
  endOtherSessions: route('DELETE', '/me/sessions', 'Sign out all other devices').output(successStatus),
  email: {
    change: route('POST', '/me/email', 'Request an email change; both addresses must confirm it')
      .input(z.strictObject({ email: emailAddress, password: enteredPassword }))
      .output(emailChange),
    confirm: route('POST', '/me/email/confirm', 'Confirm an email change with a token')
      .input(z.strictObject({ token: z.string().min(1).max(200) }))
      .output(z.object({ user: userDocument, emailChange: emailChange.nullable() })),
    cancel: route('DELETE', '/me/email', 'Cancel an email change').output(successStatus),
  },
};
