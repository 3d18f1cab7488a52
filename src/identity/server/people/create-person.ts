import type { z } from 'zod';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { newId } from '#platform/server/ids.ts';
import type { newPerson } from '../../contract.ts';
import { INVITATION_LIMITS } from '../../model/invitation.ts';
import { setAdmin } from '../account/set-admin.ts';
import { markAddressVerified } from '../auth/mark-address-verified.ts';
import { createPasswordToken } from '../auth/password-token.ts';
import { requireAvailableEmail } from '../auth/require-available-email.ts';
import type { AuthCall } from '../auth.ts';
import type { OperatorCtx } from '../context.ts';
import { accountCreatedMail } from '../emails/account-created-mail.tsx';
import { passwordLink } from '../emails/password-link.ts';
import { recordAdminEvent } from '../record-event.ts';
import { insertUser, lockUntilCommit, setVerificationExpiry } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { claimUsername } from '../username/claim-username.ts';
import { personSubject } from './person-subject.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type CreatePersonInput = Omit<z.output<typeof newPerson>, 'language'> & { language: Language };

/**
 * Creates an account and mails its owner the link that sets the password. Following it verifies the address. Callers
 * check permissions.
 */
export async function createPerson(ctx: OperatorCtx, input: CreatePersonInput) {
  const auth = await ctx.identity.auth();
  return auth.inTransaction(ctx, async (call) => {
    const { user, token, expiresAt } = await create(ctx, call, input);
    const { actor } = ctx;
    const creator = actor.kind === 'member' ? actor.user.displayName : '';
    const { email: recipient, language, username } = user;
    queueMail(ctx, call.tx, accountCreatedMail, {
      event: `account ${user.id}`,
      recipient,
      language,
      data: { token, creator, username, expiresAt: expiresAt.toISOString() },
      about: actor.kind === 'member' ? [actor.uid] : [],
    });
    return toUserDocument(user);
  });
}

/**
 * Creates an account on behalf of the operator, whose word verifies the address. Returns the link that sets the
 * password, so that no mail server is needed.
 */
export async function createVerifiedPerson(
  ctx: OperatorCtx,
  { isAdmin, ...input }: CreatePersonInput & { isAdmin: boolean },
) {
  const auth = await ctx.identity.auth();
  return auth.inTransaction(ctx, async (call) => {
    const { user, token, expiresAt } = await create(ctx, call, input);
    await markAddressVerified(ctx, call.tx, user);
    const created = isAdmin && (await setAdmin(ctx, call.tx, user.id, true));
    if (created) recordAdminEvent(ctx, call.tx, { action: 'admin-given', ...personSubject(user.id) });
    return { link: passwordLink(ctx.settings.APP_URL, token), expiresAt };
  });
}

/** Creates the account without a password, and a token that sets one, which is valid as long as an invitation. */
async function create(ctx: OperatorCtx, call: AuthCall, { email, name, username, language }: CreatePersonInput) {
  const { tx, sql } = call;
  const now = ctx.clock.now();
  await lockUntilCommit(sql, `email ${email}`);
  await requireAvailableEmail(sql, email);
  const created = await insertUser(sql, {
    id: newId(),
    email,
    displayName: name,
    language,
    createdAt: now,
    updatedAt: now,
  });
  if (!created) throw new AppError('INTERNAL_SERVER_ERROR');
  const user = await claimUsername(ctx, sql, created, username);
  recordAdminEvent(ctx, tx, { action: 'person-created', ...personSubject(user.id) });
  const token = await createPasswordToken(call, email);
  const expiresAt = new Date(now.getTime() + INVITATION_LIMITS.days * DAY_MS);
  await setVerificationExpiry(sql, user.id, expiresAt);
  return { user, token, expiresAt };
}
