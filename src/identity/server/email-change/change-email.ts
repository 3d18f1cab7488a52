import { queueMail } from '#mail/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { EmailChange } from '../../contract.ts';
import { requireMember } from '../actor/require-member.ts';
import { libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { emailChangeApprovalMail } from '../emails/email-change-approval-mail.tsx';
import { emailChangeProofMail } from '../emails/email-change-proof-mail.tsx';
import { emailTakenMail } from '../emails/email-taken-mail.tsx';
import { EMAIL_CHANGES } from '../limits.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { hashOf, newSecretToken } from '../secret-token.ts';
import { withPasswordLimit } from '../step-up/check-password.ts';
import { confirmSession } from '../step-up/confirm-identity.ts';
import { findUser } from '../store.ts';
import { removeEmailChange, type StoredEmailChange, saveEmailChange } from './store.ts';

const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

export const toEmailChange = ({ newEmail, oldConfirmed, newConfirmed, expiresAt }: StoredEmailChange): EmailChange => ({
  newEmail,
  oldConfirmed,
  newConfirmed,
  expiresAt: expiresAt.toISOString(),
});

/**
 * Starts an email change, which both addresses must confirm; an unverified old address need not. If the new address
 * already has an account, only its owner learns so, by email.
 */
export async function changeEmail(ctx: IdentityCtx, input: { email: string; password: string }) {
  const { actor, limits, clock, identity, exchange } = ctx;
  const { uid, user: currentUser } = requireMember(actor);
  if (input.email === currentUser.email) throw invalidFields([{ path: 'email', text: { word: 'sameEmail' } }]);
  await limits.count(EMAIL_CHANGES, uid);
  const auth = await identity.auth();
  return withPasswordLimit(ctx, uid, () =>
    auth.inTransaction(ctx, async ({ tx, sql, api }) => {
      await api.verifyPassword({ body: { password: input.password }, headers: libraryHeaders(exchange) });
      await confirmSession(ctx, { sql });
      const user = await findUser(sql, uid);
      if (!user) throw new AppError('UNAUTHORIZED');
      const tokens = { old: newSecretToken(), new: newSecretToken() };
      const change = await saveEmailChange(sql, {
        userId: uid,
        newEmail: input.email,
        oldTokenHash: hashOf(tokens.old),
        newTokenHash: hashOf(tokens.new),
        oldConfirmed: !user.emailVerified,
        expiresAt: new Date(clock.now().getTime() + EXPIRES_AFTER_MS),
      });
      recordSecurityEvent(ctx, tx, uid, { action: 'email-change-asked' });
      const { language } = user;
      const event = `e-mail change ${change.newTokenHash}`;
      if (user.emailVerified) {
        const data = { newEmail: input.email, token: tokens.old };
        queueMail(ctx, tx, emailChangeApprovalMail, { event: `${event} old`, recipient: user.email, language, data });
      }
      const owner = await findUser(sql, { email: input.email });
      const mail = {
        event: `${event} new`,
        recipient: input.email,
        language: owner?.language ?? language,
        about: [user.id],
      };
      if (owner) queueMail(ctx, tx, emailTakenMail, { ...mail, data: {} });
      else queueMail(ctx, tx, emailChangeProofMail, { ...mail, data: { token: tokens.new } });
      return toEmailChange(change);
    }),
  );
}

/** Cancels the pending email change; its links become invalid. */
export async function cancelEmailChange({ actor, db }: IdentityCtx) {
  const { uid } = requireMember(actor);
  await db.asSystem('access email changes, which members cannot read', ({ sql }) => removeEmailChange(sql, uid));
  return { status: true as const };
}
