import { callFunction } from '#platform/callable/client.ts';
import { FunctionsError } from '#platform/callable/functions-error.ts';

/** What became of a mail that somebody waits for. */
export type MailOutcome = { success: true } | { success: false; error: string };

/** Mails the code that proves an address. The server mails its own code, whatever `otp` says. */
export const sendOTPEmail = (email: string, otp: string, displayName: string) =>
  outcomeOf('sendOTPEmail', { email, otp, displayName }, 'Failed to send OTP email');

/** Mails a link that resets the password, if there is such an account. */
export const sendPasswordResetEmail = (email: string) =>
  outcomeOf('sendPasswordResetEmail', { email }, 'Failed to send password reset email');

export const sendWelcomeEmail = (email: string, displayName: string) =>
  logFailure('sendWelcomeEmail', { email, displayName });

/** Tells the admins of a new member. */
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

/** Says what went wrong in the server's words, where it had any for people. */
async function outcomeOf(name: string, payload: Payload, fallback: string): Promise<MailOutcome> {
  try {
    const answer = await call(name, payload);
    if (answer?.success === true) return { success: true };
    return { success: false, error: typeof answer?.error === 'string' && answer.error ? answer.error : fallback };
  } catch (error) {
    return { success: false, error: wordsOf(error) ?? fallback };
  }
}

const wordsOf = (error: unknown) =>
  error instanceof FunctionsError && error.code !== 'internal' && error.message !== error.code
    ? error.message
    : undefined;

/** Nobody waits for these mails: a failure is only logged, without anybody's data. */
async function logFailure(name: string, payload: Payload): Promise<void> {
  const outcome = await outcomeOf(name, payload, 'failed');
  // biome-ignore lint/suspicious/noConsole: this is the log that the specification asks for
  if (!outcome.success) console.error(`${name}: ${outcome.error}`);
}
