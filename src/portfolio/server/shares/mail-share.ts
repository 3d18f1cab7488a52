import { requireMember } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/errors.ts';
import { asText } from '#platform/http/read-form.ts';
import { derivedToken } from '#platform/ids.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { PortfolioCtx } from '../context.ts';
import { shareMail } from '../emails/share-mail.tsx';
import { asShare } from './as-share.ts';
import { languageOfShare } from './language-of-share.ts';
import { findOwnShare } from './store.ts';

const DAY = 24 * 60 * 60;
const MAILED_LINKS: Limit = { name: 'mailed links', tries: 20, seconds: DAY };
/** Limits mails per recipient. Counted per member, so that none learns of another member's recipients. */
const MAILED_LINKS_TO: Limit = { name: 'mailed links address', tries: 3, seconds: DAY };

type Wanted = { shareId: string; to: string; message?: string | undefined };

/** Mails a live link to a recipient. Replies go to the member's address. */
export async function mailShare(ctx: PortfolioCtx, { shareId, to, message = '' }: Wanted) {
  const { uid, user } = requireMember(ctx.actor);
  const { share, language } = await ctx.db.asMember(uid, async (tx) => {
    const row = await findOwnShare(tx.sql, uid, shareId);
    if (!row) throw new AppError('NOT_FOUND');
    return { share: await asShare(ctx, tx, row), language: await languageOfShare(tx, row) };
  });
  if (!user.emailVerified) throw new AppError('FORBIDDEN', { text: { word: 'needsVerifiedEmail' } });
  if (!share.live) throw new AppError('CONFLICT', { text: { word: 'linkLeadsNowhere' } });
  await ctx.limits.count(MAILED_LINKS_TO, `${uid} ${to.toLowerCase()}`);
  await ctx.limits.count(MAILED_LINKS, uid);

  const said = asText(message);
  const { url, hasPassword, expiresAt } = share;
  await ctx.db.asMember(uid, async (tx) =>
    queueMail(ctx, tx, shareMail, {
      event: eventOf(ctx, [uid, shareId, to, said]),
      recipient: to,
      about: [uid],
      language: language ?? ctx.exchange.visit.language,
      data: {
        kind: share.target.kind,
        given: { name: user.displayName || user.email, email: user.email, message: said, url, hasPassword, expiresAt },
      },
    }),
  );
  return { status: true } as const;
}

/**
 * Returns the mail's idempotency key: a repeated request on the same day sends nothing. The key is kept, so it is an
 * HMAC that reveals nothing of the mail.
 */
const eventOf = ({ secret, clock }: Pick<PortfolioCtx, 'secret' | 'clock'>, said: readonly string[]) =>
  `share ${derivedToken(secret, JSON.stringify([clock.now().toISOString().slice(0, 10), ...said]))}`;
