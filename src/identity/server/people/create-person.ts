import type { z } from 'zod';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { newId } from '#platform/ids.ts';
import type { newPerson } from '../../contract.ts';
import { INVITATION_LIMITS } from '../../model/invitation.ts';
import { setAdmin } from '../account/set-admin.ts';
import type { AuthCall } from '../auth.ts';
import type { OperatorCtx } from '../context.ts';
import { accountCreatedMail } from '../emails/account-created-mail.tsx';
import { passwordLink } from '../emails/password-link.ts';
import { addressProven } from '../entrance/address-proven.ts';
import { makeWay } from '../entrance/make-way.ts';
import { newPasswordToken } from '../entrance/password-token.ts';
import { noteDeed } from '../note-deed.ts';
import { extendNotes, holdUntilCommit, insertUser } from '../store.ts';
import { asDocument } from '../user-document.ts';
import { claimUsername } from '../username/claim-username.ts';
import { aboutPerson } from './about-person.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Input = Omit<z.output<typeof newPerson>, 'language'> & { language: Language };

/**
 * Creates an account and mails its owner the link that sets the password. Following it verifies the address. Callers
 * check permissions.
 */
export async function createPerson(ctx: OperatorCtx, input: Input) {
  const auth = await ctx.identity.auth();
  return auth.inside(ctx, async (call) => {
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
    return asDocument(user);
  });
}

/**
 * Creates an account on behalf of the operator, whose word verifies the address. Returns the link that sets the
 * password, so that no mail server is needed.
 */
export async function createVouchedPerson(ctx: OperatorCtx, { isAdmin, ...input }: Input & { isAdmin: boolean }) {
  const auth = await ctx.identity.auth();
  return auth.inside(ctx, async (call) => {
    const { user, token, expiresAt } = await create(ctx, call, input);
    await addressProven(ctx, call.tx, user);
    const made = isAdmin && (await setAdmin(ctx, call.tx, user.id, true));
    if (made) noteDeed(ctx, call.tx, { action: 'admin-given', ...aboutPerson(user.id) });
    return { link: passwordLink(ctx.settings.APP_URL, token), expiresAt };
  });
}

/** Creates the account without a password, and a token that sets one, which is valid as long as an invitation. */
async function create(ctx: OperatorCtx, call: AuthCall, { email, name, username, language }: Input) {
  const { tx, sql } = call;
  const now = ctx.clock.now();
  await holdUntilCommit(sql, `email ${email}`);
  await makeWay(sql, email);
  const made = await insertUser(sql, {
    id: newId(),
    email,
    displayName: name,
    language,
    createdAt: now,
    updatedAt: now,
  });
  if (!made) throw new AppError('INTERNAL_SERVER_ERROR');
  const user = await claimUsername(ctx, sql, made, username);
  noteDeed(ctx, tx, { action: 'person-created', ...aboutPerson(user.id) });
  const token = await newPasswordToken(call, email);
  const expiresAt = new Date(now.getTime() + INVITATION_LIMITS.days * DAY_MS);
  await extendNotes(sql, user.id, expiresAt);
  return { user, token, expiresAt };
}
