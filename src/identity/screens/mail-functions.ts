import { callFunction } from '#platform/browser/callable/client.ts';
import { FunctionsError } from '#platform/pure/callable/functions-error.ts';

/** The result of requesting an email. */
export type MailResult = { success: true } | { success: false; error: string };

/**
 * Requests an email with a code that verifies the address. The server generates the code and ignores the value of
 * `otp`.
 */
export const sendOTPEmail = (email: string, otp: string, displayName: string) =>
  requestMail('sendOTPEmail', { email, otp, displayName }, 'Failed to send OTP email');

/** Requests an email with a password reset link. Succeeds whether or not the address has an account. */
export const sendPasswordResetEmail = (email: string) =>
  requestMail('sendPasswordResetEmail', { email }, 'Failed to send password reset email');

export const sendWelcomeEmail = (email: string, displayName: string) =>
  logFailure('sendWelcomeEmail', { email, displayName });

/** Requests the email that notifies the admins of a new member. */
export const sendNewUserNotification = (email: string, displayName: string, username: string) =>
  logFailure('sendNewUserNotification', { email, displayName, username });

export const sendUsernameChangeNotification = (
  email: string,
  displayName: string,
  oldUsername: string,
  newUsername: string,
) => logFailure('sendUsernameChangeNotification', { email, displayName, oldUsername, newUsername });

type Payload = Record<string, string>;

const call = (name: string, payload: Payload) =>
  callFunction<Partial<Record<'success' | 'error', unknown>> | null>(
    { base: `${window.location.origin}/functions`, name },
    payload,
  );

/** Calls a function and returns its outcome; errors carry the server's message, or `fallback` if it has none. */
async function requestMail(name: string, payload: Payload, fallback: string): Promise<MailResult> {
  try {
    const response = await call(name, payload);
    if (response?.success === true) return { success: true };
    return { success: false, error: typeof response?.error === 'string' && response.error ? response.error : fallback };
  } catch (error) {
    return { success: false, error: serverMessageOf(error) ?? fallback };
  }
}

const serverMessageOf = (error: unknown) =>
  error instanceof FunctionsError && error.code !== 'internal' && error.message !== error.code
    ? error.message
    : undefined;

/** Calls a function whose result no user waits for; logs a failure, without personal data. */
async function logFailure(name: string, payload: Payload): Promise<void> {
  const result = await requestMail(name, payload, 'failed');
  // biome-ignore lint/suspicious/noConsole: this is the log that the specification asks for
  if (!result.success) console.error(`${name}: ${result.error}`);
}
