import { ACCOUNT_CONTENT, type AccountContent, type AccountSummary } from '../../model/account-content.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';

/** Returns how much of each kind of content is deleted with the caller's account. */
export async function summarizeAccount(ctx: IdentityCtx): Promise<AccountSummary> {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asSystem('count tables that members cannot read', async (tx) => {
    const counts = Object.fromEntries(ACCOUNT_CONTENT.map((kind) => [kind, 0])) as Record<AccountContent, number>;
    const summary: AccountSummary = { counts, fileBytes: 0, siteUrls: [] };
    // In sequence, because the parts share one connection.
    for (const memberData of ctx.identity.memberDataModules) {
      const part = await memberData.summarize?.(ctx, tx, uid);
      Object.assign(summary.counts, part?.counts);
      summary.fileBytes += part?.fileBytes ?? 0;
      summary.siteUrls.push(...(part?.siteUrls ?? []));
    }
    return summary;
  });
}
