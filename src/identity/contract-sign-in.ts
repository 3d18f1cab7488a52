import { z } from 'zod';
import {
  registration,
  route,
  sessionResult,
  successStatus,
  userDocument,
  visitorRoute,
  webAuthnOptions,
  webAuthnResponse,
} from './contract-parts.ts';
import { emailAddress, enteredPassword, language, newPassword } from './model/fields.ts';

/** The API routes for signing up, signing in and passwords. */

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

/** An invitation as its recipient sees it. */
const ownInvitation = z.object({
  email: z.string(),
  language,
  invitedBy: z.string().nullable(),
  instance: z.string(),
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

/**
 * The result of a sign-in or sign-up that may be incomplete. Without a token, a second factor (`twoFactorRedirect`) or
 * the verification of the address is required first.
 */
const signInResult = z.object({
  token: z.string().nullable(),
  user: userDocument.nullable(),
  twoFactorRedirect: z.boolean(),
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

export const signInRoutes = {
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
};
