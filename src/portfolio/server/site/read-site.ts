import { achievementKind } from '#achievements/service.ts';
import { entryKind } from '#cv/service.ts';
import { imagesInTransaction } from '#files/service.ts';
import { primaryDomainOf } from '#hostnames/service.ts';
import { findPublicPerson, requireMember } from '#identity/service.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { countShown } from '#records/service.ts';
import { approvedTestimonials } from '#testimonials/service.ts';
import type { Site } from '../../contract.ts';
import { isSameTexts } from '../../model/languages/site-texts.ts';
import { hasVisibleSection, imagesOfSections } from '../../model/sections/section-references.ts';
import { upgradeSite } from '../../model/site.ts';
import { changesOf } from '../../model/site-changes.ts';
import type { PortfolioCtx } from '../context.ts';
import { addressesOf } from './addresses.ts';
import { readOwnTexts } from './own-texts.ts';
import { startingSite } from './starting-site.ts';
import { findSite, oldestShare, type StoredSite } from './store.ts';
import { unpublishedWork } from './unpublished-work.ts';

/** Returns the member's site with everything that its editor needs; an empty document in a suitable design if none was saved. */
export async function readSite(ctx: PortfolioCtx): Promise<Site> {
  const { uid } = requireMember(ctx.actor);
  return toSite(ctx, uid, await ctx.db.asMember(uid, ({ sql }) => findSite(sql, uid)));
}

export const toSite = (
  { db, settings, exchange }: PortfolioCtx,
  uid: string,
  stored: StoredSite | undefined,
): Promise<Site> =>
  db.asSystem('read all variants of a member’s images', async (tx) => {
    const document = stored ? upgradeSite(stored.written) : await startingSite(tx, uid, exchange.visit.language);
    const published = stored?.published ? upgradeSite(stored.published) : undefined;
    const hasNewTexts =
      published !== undefined && !isSameTexts(await readOwnTexts(tx, uid, published), stored?.publishedTexts ?? {});
    const person = await findPublicPerson(tx, uid);
    const [photo] = await imagesInTransaction(tx, uid, person?.photo ? [person.photo] : []);
    const images = await imagesInTransaction(tx, uid, [...new Set(imagesOfSections(document))]);
    const countEntries = (category: string) =>
      countShown(tx, entryKind, { ownerId: uid, statuses: ['published'], category });
    const hosting = {
      appUrl: settings.APP_URL,
      username: person?.username ?? '',
      site: published ?? document,
      share: await oldestShare(tx.sql, uid),
      domain: await primaryDomainOf(tx, uid),
    };
    return {
      document,
      revision: stored?.revision ?? 0,
      publishedAt: stored?.publishedAt?.toISOString() ?? null,
      changes: changesOf(document, published, hasNewTexts),
      addresses: published ? addressesOf(hosting) : [],
      holds: {
        projects: await countShown(tx, projectKind, { ownerId: uid, statuses: ['published'] }),
        posts: await countShown(tx, postKind, { ownerId: uid, statuses: ['published'] }),
        achievements: await countShown(tx, achievementKind, { ownerId: uid, statuses: ['visible'] }),
        experience: await countEntries('work'),
        education: await countEntries('education'),
        publications: await countEntries('publications'),
        talks: await countEntries('talks'),
        skills: await countEntries('skills'),
        testimonials: hasVisibleSection(document, 'testimonials') ? (await approvedTestimonials(tx, uid)).length : 0,
      },
      unpublished: await unpublishedWork(tx, uid, document),
      scheduled: await countShown(tx, postKind, { ownerId: uid, statuses: ['scheduled'] }),
      isFirstPublication: !published && hosting.share === undefined,
      photo: photo ?? null,
      images,
    };
  });
