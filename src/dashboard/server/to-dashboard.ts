import type { UserDocument } from '#identity/contract.ts';
import { portfolioOverviewAt } from '#portfolio/service.ts';
import { type Dashboard, EDITED_KINDS } from '../contract.ts';
import { attentionItems } from './attention-items.ts';
import type { DashboardFacts } from './gather-dashboard-facts.ts';

const MAX_EDITED = 6;
const MAX_NEWEST = 3;

type DashboardOptions = { appUrl: string; user: UserDocument; now: Date };

/** Builds the dashboard response from gathered facts for the given moment, without any I/O. */
export function toDashboard(facts: DashboardFacts, { appUrl, user, now }: DashboardOptions): Dashboard {
  const showcase = portfolioOverviewAt(facts.showcase, { appUrl, user, now });
  const { shared, visits, edited } = facts;
  return {
    site: {
      publishedAt: showcase.publishedAt,
      addresses: showcase.addresses.map(({ kind, url }) => ({ kind, url })),
    },
    links: {
      count: showcase.live.length,
      newest: showcase.live.slice(0, MAX_NEWEST).map(({ expiresAt: _, ...link }) => link),
    },
    cvs: {
      count: shared.count,
      newest: shared.newest
        .slice(0, MAX_NEWEST)
        .map(({ id, name, visibility }) => ({ id, url: `${appUrl}/cv/${id}`, name, visibility })),
    },
    visits: { days: visits.days, total: visits.total, before: visits.before },
    edited: EDITED_KINDS.flatMap((kind) => edited[kind].map((record) => ({ kind, ...record })))
      .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .slice(0, MAX_EDITED)
      .map(({ kind, id, title, updatedAt }) => ({ kind, id, title, editedAt: updatedAt.toISOString() })),
    attention: attentionItems({ facts, showcase, user, now }),
    steps: {
      photo: user.photoURL !== null,
      project: edited.project.length > 0,
      cv: edited.cv.length > 0,
      publish: showcase.publishedAt !== null,
      share: showcase.isShared,
    },
  };
}
