import { queueMail } from '#mail/service.ts';
import { newId } from '#platform/server/ids.ts';
import type { AuthCall } from '../auth.ts';
import type { IdentityKernel } from '../context.ts';
import { oneTimeCodeMail } from '../emails/one-time-code-mail.tsx';
import { CODE_MINUTES } from '../limits.ts';
import type { StoredUser } from '../store.ts';

/** Creates a code that verifies the address; the previous code becomes invalid. */
export const createCode = ({ api }: AuthCall, { email }: StoredUser) =>
  api.createVerificationOTP({ body: { email, type: 'email-verification' } });

/** Creates a verification code and queues its email. */
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
