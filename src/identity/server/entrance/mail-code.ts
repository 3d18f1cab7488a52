import { queueMail } from '#mail/service.ts';
import { newId } from '#platform/ids.ts';
import type { AuthCall } from '../auth.ts';
import type { IdentityKernel } from '../context.ts';
import { oneTimeCodeMail } from '../emails/one-time-code-mail.tsx';
import type { StoredUser } from '../store.ts';
import { CODE_MINUTES } from './limits.ts';

/** Makes a fresh code that proves the address; the one before it is good for nothing any more. */
export const createCode = ({ api }: AuthCall, { email }: StoredUser) =>
  api.createVerificationOTP({ body: { email, type: 'email-verification' } });

/** Mails a fresh code. */
export async function mailCode(ctx: IdentityKernel, call: AuthCall, user: StoredUser) {
  const code = await createCode(call, user);
  const { email, language } = user;
  queueMail(ctx, call.tx, oneTimeCodeMail, {
    event: `code ${newId()}`,
    recipient: email,
    language,
    data: { code, minutes: CODE_MINUTES },
  });
}
