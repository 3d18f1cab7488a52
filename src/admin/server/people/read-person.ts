import { achievementKind } from '#achievements/service.ts';
import { selectEvents, selectOwnEvents } from '#audit/service.ts';
import { cvKind, getSharedCvs } from '#cv/service.ts';
import { defaultQuotaMegabytes, memberStorage } from '#files/service.ts';
import { claimsOf } from '#hostnames/service.ts';
import { readAccount } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { loadPortfolioOverview, portfolioOverviewAt } from '#portfolio/service.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { countOnShelf } from '#records/service.ts';
import type { PersonDetails, PublicPage } from '../../contract/people.ts';
import { toAuditRecords } from '../audit/read-audit.ts';
import type { AdminCtx } from '../context.ts';

const MAX_EVENTS = 10;
const MAX_CVS = 20;

/** Returns everything that an admin may see of a member, gathered from all domains. */
export async function readPerson(ctx: AdminCtx, { uid }: { uid: string }): Promise<PersonDetails> {
  const now = ctx.clock.now();
  const storage = await memberStorage(ctx.files, uid);
  return ctx.db.readAsSystem('manage members as an admin', async (reader) => {
    const { storageMegabytes, ...account } = await readAccount(reader, uid, now);
    const [showcase, shared, claims, cvs, projects, posts, achievements, events] = await Promise.all([
      loadPortfolioOverview(reader, uid),
      getSharedCvs(reader, { ownerId: uid, limit: MAX_CVS }),
      claimsOf(reader, uid),
      countOnShelf(reader.sql, { ownerId: uid, kind: cvKind.name }),
      countOnShelf(reader.sql, { ownerId: uid, kind: projectKind.name }),
      countOnShelf(reader.sql, { ownerId: uid, kind: postKind.name }),
      countOnShelf(reader.sql, { ownerId: uid, kind: achievementKind.name }),
      readRecentEvents(reader, uid),
    ]);
    const { user } = account;
    const appUrl = ctx.settings.APP_URL;
    const { addresses, live } = portfolioOverviewAt(showcase, { appUrl, user, now });
    const pages: PublicPage[] = [
      ...addresses.map(({ url }) => ({ kind: 'site' as const, url, title: '' })),
      ...shared.newest.map(({ id, name }) => ({ kind: 'cv' as const, url: `${appUrl}/cv/${id}`, title: name })),
      ...live.map(({ url, label, target }) => ({ kind: 'link' as const, url, title: label || (target.title ?? '') })),
    ];
    return {
      ...account,
      storage: {
        used: storage.used,
        room: storage.room,
        limitMegabytes: storageMegabytes,
        defaultMegabytes: defaultQuotaMegabytes(ctx, { isVerified: user.emailVerified }),
      },
      counts: { cvs, projects, posts, achievements, links: showcase.shares.length, domains: claims.length },
      // A deactivated member's pages are not public.
      pages: user.isActive ? uniquePages(pages) : [],
      events: await toAuditRecords(reader, events),
    };
  });
}

/** Returns recent events with the member as actor or owner of the subject, newest first. */
async function readRecentEvents({ sql }: Pick<Tx, 'sql'>, uid: string) {
  const page = { limit: MAX_EVENTS };
  const found = [...(await selectEvents(sql, { actor: uid }, page)), ...(await selectOwnEvents(sql, uid, page))];
  const events = new Map(found.map((event) => [event.id, event]));
  return [...events.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, MAX_EVENTS);
}

/** Removes duplicate URLs: the oldest share link of a site is also one of its addresses. */
const uniquePages = (pages: readonly PublicPage[]) =>
  pages.filter(({ url }, at) => pages.findIndex((page) => page.url === url) === at);
