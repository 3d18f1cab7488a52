import { achievementKind } from '#achievements/service.ts';
import { selectEvents, selectOwnEvents } from '#audit/service.ts';
import { cvKind, sharedCvs } from '#cv/service.ts';
import { defaultQuotaMegabytes, memberStorage } from '#files/service.ts';
import { claimsOf } from '#hostnames/service.ts';
import { readAccount } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { gatherShowcase, showcaseAt } from '#portfolio/service.ts';
import { projectKind } from '#projects/service.ts';
import { countOnShelf } from '#records/service.ts';
import type { Person, ShownPage } from '../../contract/people.ts';
import { asRecords } from '../audit/read-audit.ts';
import type { AdminCtx } from '../context.ts';

const EVENTS = 10;
const CVS = 20;

/** Returns everything that an admin may see of a member, gathered from all domains. */
export async function readPerson(ctx: AdminCtx, { uid }: { uid: string }): Promise<Person> {
  const now = ctx.clock.now();
  const storage = await memberStorage(ctx.files, uid);
  return ctx.db.readAsSystem('an admin looks after people', async (reader) => {
    const { storageMegabytes, ...account } = await readAccount(reader, uid, now);
    const [showcase, shared, claims, cvs, projects, achievements, events] = await Promise.all([
      gatherShowcase(reader, uid),
      sharedCvs(reader, { ownerId: uid, limit: CVS }),
      claimsOf(reader, uid),
      countOnShelf(reader.sql, { ownerId: uid, kind: cvKind.name }),
      countOnShelf(reader.sql, { ownerId: uid, kind: projectKind.name }),
      countOnShelf(reader.sql, { ownerId: uid, kind: achievementKind.name }),
      eventsOf(reader, uid),
    ]);
    const { user } = account;
    const appUrl = ctx.settings.APP_URL;
    const { addresses, live } = showcaseAt(showcase, { appUrl, user, now });
    const pages: ShownPage[] = [
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
        defaultMegabytes: defaultQuotaMegabytes(ctx, { isProven: user.emailVerified }),
      },
      counts: { cvs, projects, achievements, links: showcase.shares.length, domains: claims.length },
      // A deactivated member's pages are not public.
      pages: user.isActive ? distinct(pages) : [],
      events: await asRecords(reader, events),
    };
  });
}

/** Returns recent events with the member as actor or owner of the subject, newest first. */
async function eventsOf({ sql }: Pick<Tx, 'sql'>, uid: string) {
  const page = { limit: EVENTS };
  const found = [...(await selectEvents(sql, { actor: uid }, page)), ...(await selectOwnEvents(sql, uid, page))];
  const events = new Map(found.map((event) => [event.id, event]));
  return [...events.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, EVENTS);
}

/** Removes duplicate URLs: the oldest share link of a site is also one of its addresses. */
const distinct = (pages: readonly ShownPage[]) =>
  pages.filter(({ url }, at) => pages.findIndex((page) => page.url === url) === at);
