import { requireMember, requireVerifiedEmail } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { cleanText } from '#platform/server/http/read-form.ts';
import { derivedToken } from '#platform/server/ids.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { PortfolioCtx } from '../context.ts';
import { shareMail } from '../emails/share-mail.tsx';
import { findShareLanguage } from './find-share-language.ts';
import { findOwnShare } from './store.ts';
import { toShare } from './to-share.ts';

const DAY = 24 * 60 * 60;
const MAILS_PER_MEMBER: RateLimit = { name: 'mailed links', tries: 20, seconds: DAY };
/** Limits mails per recipient. Counted per member, so that none learns of another member's recipients. */
const MAILS_PER_RECIPIENT: RateLimit = { name: 'mailed links address', tries: 3, seconds: DAY };

type MailShareInput = { shareId: string; to: string; message?: string | undefined };

/** Mails a live link to a recipient. Replies go to the member's address. */
export async function mailShare(ctx: PortfolioCtx, { shareId, to, message = '' }: MailShareInput) {
  const { uid, user } = requireMember(ctx.actor);
  const { share, language } = await ctx.db.asMember(uid, async (tx) => {
    const row = await findOwnShare(tx.sql, uid, shareId);
    if (!row) throw new AppError('NOT_FOUND');
    return { share: await toShare(ctx, tx, row), language: await findShareLanguage(tx, row) };
  });
  requireVerifiedEmail(user);
  if (!share.live) throw new AppError('CONFLICT', { text: { word: 'linkLeadsNowhere' } });
  await ctx.limits.count(MAILS_PER_RECIPIENT, `${uid} ${to.toLowerCase()}`);
  await ctx.limits.count(MAILS_PER_MEMBER, uid);

  const content = cleanText(message);
  const { url, hasPassword, expiresAt } = share;
  await ctx.db.asMember(uid, async (tx) =>
    queueMail(ctx, tx, shareMail, {
      event: idempotencyKeyOf(ctx, [uid, shareId, to, content]),
      recipient: to,
      about: [uid],
      language: language ?? ctx.exchange.visit.language,
      data: {
        kind: share.target.kind,
        given: {
          name: user.displayName || user.email,
          email: user.email,
          message: content,
          url,
          hasPassword,
          expiresAt,
        },
      },
    }),
  );
  return { status: true } as const;
}

/**
 * Returns the mail's idempotency key: a repeated request on the same day sends nothing. The key is kept, so it is an
 * HMAC that reveals nothing of the mail.
 */
const idempotencyKeyOf = ({ secret, clock }: Pick<PortfolioCtx, 'secret' | 'clock'>, content: readonly string[]) =>
  `share ${derivedToken(secret, JSON.stringify([clock.now().toISOString().slice(0, 10), ...content]))}`;
