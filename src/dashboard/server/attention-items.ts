import type { UserDocument } from '#identity/contract.ts';
import type { portfolioOverviewAt } from '#portfolio/service.ts';
import type { Attention } from '../contract.ts';
import type { DashboardFacts } from './gather-dashboard-facts.ts';

const LINK_WARNING_MS = 7 * 24 * 60 * 60 * 1000;

type AttentionInput = {
  facts: DashboardFacts;
  showcase: ReturnType<typeof portfolioOverviewAt>;
  user: UserDocument;
  now: Date;
};

/** Returns the items that need a member's attention, most urgent first: current faults before upcoming ones. */
export function attentionItems({ facts, showcase, user, now }: AttentionInput): Attention[] {
  const { claims, comments, findings, expiring } = facts;
  const domainsIn = (state: 'failing' | 'pending' | 'verified') =>
    claims
      .filter((claim) => claim.state === state)
      .map(({ host, shownAs, shownUntil }) => ({
        ...{ kind: 'domain' as const, host, shownAs, state },
        shownUntil: shownUntil?.toISOString() ?? null,
      }));
  const expiry = expiring.map(({ id, title, days }) => ({ kind: 'expiry' as const, id, title, days }));
  return [
    ...domainsIn('failing'),
    ...(user.emailVerified ? [] : [{ kind: 'email' as const }]),
    ...comments.map(({ id, ...comment }) => ({ kind: 'comments' as const, cvId: id, ...comment })),
    ...findings
      .filter(({ count }) => count > 0)
      .map(({ id, ...finding }) => ({ kind: 'checks' as const, cvId: id, ...finding })),
    ...expiry.filter(({ days }) => days < 0),
    ...expiry.filter(({ days }) => days >= 0).sort((a, b) => a.days - b.days),
    ...showcase.live.flatMap(({ shareId, label, expiresAt }) =>
      expiresAt && expiresAt.getTime() - now.getTime() <= LINK_WARNING_MS
        ? [{ kind: 'link' as const, shareId, label, expiresAt: expiresAt.toISOString() }]
        : [],
    ),
    ...domainsIn('pending'),
    ...domainsIn('verified'),
    ...(showcase.changes > 0 ? [{ kind: 'changes' as const, count: showcase.changes }] : []),
  ];
}
