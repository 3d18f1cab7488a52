import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AUDIT_ACTIONS } from '#audit/contract.ts';
import { createImageInput } from '#files/contract.ts';
import { prose } from '#platform/pure/fields.ts';
import { type Preferences, THEME_PREFERENCES } from '#platform/pure/preferences.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { accountSummary } from './model/account-content.ts';
import {
  displayName,
  emailAddress,
  enteredPassword,
  language,
  newPassword,
  preferencesChange,
  profileChange,
} from './model/fields.ts';
import { INVITATION_LIMITS, INVITATION_STATES } from './model/invitation.ts';
import { LIMITS } from './model/limits.ts';
import { notifications, notificationsChange } from './model/notifications.ts';
import { USERNAME_REFUSALS } from './model/username.ts';

/**
 * The caller of a request: a visitor (`deactivated` if an admin has deactivated the account of their session), the
 * operator, who holds the set-up link of an instance without an admin, or a member with their current user document.
 */
export type Actor =
  | { kind: 'visitor'; deactivated?: true }
  | { kind: 'operator' }
  | { kind: 'member'; uid: string; isAdmin: boolean; sessionId: string; user: UserDocument; preferences: Preferences };

export {
  type ListedPerson,
  listedPerson,
  PERSON_SORTS,
  PERSON_STATES,
  type PersonSort,
  type PersonState,
} from './model/people.ts';
export { SET_UP_SCHEME } from './model/set-up-scheme.ts';

/** The user document, with the field names of the specification. */
export const userDocument = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** Relative to the instance, because every host of the instance serves the photo. */
  photoURL: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  profile: z.object({
    username: z.string(),
    usernameLastChanged: z.iso.datetime().nullable(),
    bio: z.string(),
    location: z.string(),
    website: z.string(),
    socialLinks: z.record(z.string(), z.string()),
    showAchievements: z.boolean(),
  }),
});
export type UserDocument = z.infer<typeof userDocument>;

/** The preferences of the account. What is null is undecided: it follows the language or the device. */
const accountPreferences = z.object({
  theme: z.enum(THEME_PREFERENCES).nullable(),
  language,
  region: z.string().nullable(),
  timeZone: z.string().nullable(),
});
export type AccountPreferences = z.infer<typeof accountPreferences>;

export type { Notifications } from './model/notifications.ts';

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

/** The sign-up options of the instance. */
const signUpOptions = z.object({
  signUp: z.enum(['open', 'invite', 'closed']),
  /**
   * Signing up doesn't reveal whether an address has an account; members can sign in once their address is verified.
   */
  hidesAccounts: z.boolean(),
});
export type SignUpOptions = z.infer<typeof signUpOptions>;

const invitationToken = z.string().min(1).max(200);
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
export { language } from './model/fields.ts';
export { INVITATION_LIMITS, INVITATION_STATES, type InvitationState } from './model/invitation.ts';

/** An invitation as its recipient sees it. */
const ownInvitation = z.object({
  email: z.string(),
  language,
  invitedBy: z.string().nullable(),
  instance: z.string(),
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

const usernameAvailability = z.object({
  username: z.string(),
  available: z.boolean(),
  reason: z.enum(USERNAME_REFUSALS).optional(),
  suggestions: z.array(z.string()).optional(),
});
export type UsernameAvailability = z.infer<typeof usernameAvailability>;

/** The result of signing in. API clients use the token; browsers use the session cookie. */
const sessionResult = z.object({ token: z.string(), user: userDocument });
/**
 * The result of a sign-in or sign-up that may be incomplete. Without a token, a second factor (`twoFactorRedirect`) or
 * the verification of the address is required first.
 */
const signInResult = z.object({
  token: z.string().nullable(),
  user: userDocument.nullable(),
  twoFactorRedirect: z.boolean(),
});
const successStatus = z.object({ status: z.literal(true) });
const webAuthnOptions = z.record(z.string(), z.unknown());
/** A WebAuthn response as the browser returns it; the accounts library validates every part. */
const webAuthnResponse = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

/** Methods by which a signed-in member can confirm their identity. */
const stepUpMethod = z.enum(['password', 'passkey', 'code']);
export type StepUpMethod = z.infer<typeof stepUpMethod>;

const stepUpState = z.object({
  /** The methods that the member has set up. */
  methods: z.array(stepUpMethod),
  /** The time until which the session may perform actions that need a step-up; null if it needs one now. */
  confirmedUntil: z.iso.datetime().nullable(),
});
export type StepUpState = z.infer<typeof stepUpState>;

const stepUpInput = z.union([
  z.object({ password: enteredPassword }),
  z.object({ code: z.string().min(1).max(20) }),
  z.object({ response: webAuthnResponse }),
]);
export type StepUpInput = z.infer<typeof stepUpInput>;

// The auth routes ignore unknown fields; all other routes reject them by name.
const registration = z.object({
  email: emailAddress,
  password: newPassword,
  name: displayName,
  username: z.string().max(100).default(''),
});

const routeInfo = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: [path.startsWith('/auth/') ? 'Sign-in' : 'Account'],
});
const route = (...args: Parameters<typeof routeInfo>) => oc.route(routeInfo(...args));
const visitorRoute = (...args: Parameters<typeof routeInfo>) =>
  oc.$meta<RouteMeta>({ forVisitors: true }).route(routeInfo(...args));

export const identityContract = {
  entrance: visitorRoute('GET', '/auth/entrance', 'Get the sign-up options').output(signUpOptions),
  invitation: visitorRoute('POST', '/auth/invitation', 'Get an invitation by its token')
    .input(z.object({ invitation: invitationToken }))
    .output(ownInvitation),
  signUp: visitorRoute('POST', '/auth/sign-up/email', 'Create an account')
    .input(registration.extend({ invitation: invitationToken.optional() }))
    .output(signInResult),
  signIn: {
    email: visitorRoute('POST', '/auth/sign-in/email', 'Sign in with an email address')
      .input(z.object({ email: emailAddress, password: enteredPassword }))
      .output(signInResult),
    username: visitorRoute('POST', '/auth/sign-in/username', 'Sign in with a username')
      .input(z.object({ username: z.string().min(1).max(100), password: enteredPassword }))
      .output(signInResult),
    code: visitorRoute('POST', '/auth/two-factor/verify-totp', 'Finish sign-in with a code from an authenticator app')
      .input(z.object({ code: z.string().min(1).max(20), trustDevice: z.boolean().default(false) }))
      .output(sessionResult),
    backupCode: visitorRoute('POST', '/auth/two-factor/verify-backup-code', 'Finish sign-in with a backup code')
      .input(z.object({ code: z.string().min(1).max(40) }))
      .output(sessionResult),
    passkeyOptions: visitorRoute(
      'GET',
      '/auth/passkey/generate-authenticate-options',
      'Start sign-in with a passkey',
    ).output(webAuthnOptions),
    passkey: visitorRoute('POST', '/auth/passkey/verify-authentication', 'Sign in with a passkey')
      .input(z.object({ response: webAuthnResponse }))
      .output(sessionResult),
  },
  stepUp: {
    state: route('GET', '/auth/step-up', 'Check whether your session can change security settings').output(stepUpState),
    prove: route('POST', '/auth/step-up', 'Confirm your identity by password, passkey or code')
      .input(stepUpInput)
      .output(stepUpState),
  },
  signOut: visitorRoute('POST', '/auth/sign-out', 'Sign out').output(successStatus),
  verifyEmail: visitorRoute('POST', '/auth/email-otp/verify-email', 'Verify an email address with a code')
    .input(z.object({ email: emailAddress, otp: z.string().regex(/^\d{6}$/) }))
    .output(z.object({ status: z.literal(true), token: z.string().nullable(), user: userDocument })),
  password: {
    requestReset: visitorRoute('POST', '/auth/request-password-reset', 'Request a password reset link')
      .input(z.object({ email: emailAddress }))
      .output(successStatus),
    reset: visitorRoute('POST', '/auth/reset-password', 'Set a new password with a reset token')
      .input(z.object({ token: z.string().min(1).max(200), newPassword }))
      .output(successStatus),
    change: route('POST', '/auth/change-password', 'Change your password and end all other sessions')
      .input(z.object({ currentPassword: enteredPassword, newPassword }))
      .output(sessionResult),
  },
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

  setUp: route('POST', '/set-up', 'Create the first admin with the setup token')
    .input(z.strictObject({ ...registration.shape, username: z.string().min(1).max(100) }))
    .output(sessionResult),

  me: route('GET', '/me', 'Get your account').output(userDocument),
  changeMe: route('PATCH', '/me', 'Update your name, profile and email language')
    .input(profileChange)
    .output(userDocument),
  changeUsername: route('PUT', '/me/username', 'Change your username')
    .input(z.strictObject({ username: z.string().max(100) }))
    .output(userDocument),
  checkUsername: visitorRoute('GET', '/usernames/{candidate}', 'Check whether a username is available')
    .input(z.strictObject({ candidate: z.string().max(100), name: z.string().max(200).optional() }))
    .output(usernameAvailability),
  preferences: {
    read: route('GET', '/me/preferences', 'Get your preferences').output(accountPreferences),
    change: route('PATCH', '/me/preferences', 'Change your theme, email language, region and time zone')
      .input(preferencesChange)
      .output(accountPreferences),
  },
  notifications: {
    read: route('GET', '/me/notifications', 'Get which emails you get').output(notifications),
    change: route('PATCH', '/me/notifications', 'Choose which emails you get')
      .input(notificationsChange)
      .output(notifications),
  },
  photo: {
    set: route('PUT', '/me/photo', 'Set your photo to a crop of a stored image')
      .input(createImageInput)
      .output(userDocument),
    remove: route('DELETE', '/me/photo', 'Remove your photo').output(userDocument),
  },
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
  exportMe: oc
    .route({ ...routeInfo('GET', '/me/export', 'Export your data as a ZIP'), outputStructure: 'detailed' })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
  importMe: route('POST', '/me/import', 'Import an exported ZIP (application/zip)')
    .input(z.instanceof(Blob))
    .output(z.object({ imported: z.array(z.string()), warnings: z.array(z.string()) })),
  deletion: route('GET', '/me/deletion', 'List what is deleted with your account').output(accountSummary),
  deleteMe: route('DELETE', '/me', 'Delete your account and everything in it').output(successStatus),
};
