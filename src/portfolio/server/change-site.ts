import { requireMember, requireVerifiedEmail } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { replaceTranslations } from '#records/service.ts';
import type { Site } from '../contract.ts';
import { SITE_PART } from '../model/languages/parts.ts';
import { completeSite, SITE_FORMAT_VERSION, upgradeSite, type WrittenSite } from '../model/site.ts';
import type { PortfolioCtx } from './context.ts';
import { ensureSiteShare } from './shares/make-shares.ts';
import { readOwnTexts } from './site/own-texts.ts';
import { toSite } from './site/read-site.ts';
import { requireOwnedReferences } from './site/require-owned-references.ts';
import { startingSite } from './site/starting-site.ts';
import { lockSite, type StoredSite, writeSite } from './site/store.ts';

type SaveSiteInput = { revision?: number | undefined; document: WrittenSite };

/** Saves the site's document. Fails with the current site if the revision is outdated. */
export async function saveSite(ctx: PortfolioCtx, { revision, document }: SaveSiteInput): Promise<Site> {
  const { site, isSaved } = await changeSite(ctx, async (stored, tx) => {
    if (revision !== undefined && revision !== stored.revision) return false;
    // A client that knows no styles gets the classic one for a site that was never saved.
    const written = completeSite(document, stored.revision === 0 ? {} : stored.written);
    await requireOwnedReferences(tx, stored.ownerId, written, upgradeSite(stored.written));
    return { written, writtenVersion: SITE_FORMAT_VERSION };
  });
  if (!isSaved) throw new AppError('CONFLICT', { data: { current: site } });
  return site;
}

/** Publishes the saved document. Creates a first link if there is none. */
export async function publishSite(ctx: PortfolioCtx): Promise<Site> {
  const { uid, user } = requireMember(ctx.actor);
  requireVerifiedEmail(user);
  if (user.profile.username === '') throw new AppError('FORBIDDEN', { text: { word: 'needsUsername' } });
  const { site } = await changeSite(ctx, async (stored, tx) => {
    await ensureSiteShare(tx, uid, ctx.clock);
    return {
      ...{ published: stored.written, publishedVersion: stored.writtenVersion, publishedAt: ctx.clock.now() },
      publishedTexts: await readOwnTexts(tx, uid, upgradeSite(stored.written)),
    };
  });
  return site;
}

/** Unpublishes the site. Document and links are kept, and the links work again after the next publishing. */
export const unpublishSite = async (ctx: PortfolioCtx): Promise<Site> =>
  (await changeSite(ctx, () => ({ published: null, publishedVersion: null, publishedTexts: null, publishedAt: null })))
    .site;

type SiteAccess = { open?: boolean | undefined; indexing?: boolean | undefined };

/**
 * Changes who finds the site, in the saved and in the published document, so that it applies at once and publishes
 * nothing else.
 */
export async function changeSiteAccess(ctx: PortfolioCtx, { open, indexing }: SiteAccess): Promise<Site> {
  const change = { ...(open === undefined ? {} : { open }), ...(indexing === undefined ? {} : { indexing }) };
  const { site } = await changeSite(ctx, ({ written, published }) =>
    Object.keys(change).length === 0
      ? false
      : { written: { ...written, ...change }, published: published && { ...published, ...change } },
  );
  return site;
}

/**
 * Replaces the saved document with the published one, or with that of a new site if it is not published. Its texts get
 * the translations that are published.
 */
export const discardChanges = async (ctx: PortfolioCtx): Promise<Site> =>
  (
    await changeSite(ctx, async ({ ownerId, published, publishedTexts }, tx) => {
      for (const [language, texts] of Object.entries(publishedTexts ?? {})) {
        const part = { part: SITE_PART, recordId: null, updatedAt: ctx.clock.now() };
        await replaceTranslations(tx, { ...part, ownerId, language: language as Language, texts });
      }
      return {
        written: published ? upgradeSite(published) : await startingSite(tx, ownerId, ctx.exchange.visit.language),
        writtenVersion: SITE_FORMAT_VERSION,
      };
    })
  ).site;

type SiteUpdate = Partial<Omit<StoredSite, 'ownerId' | 'revision'>>;

/** Applies a change to the member's site under a lock, and drops cached pages that show it. */
async function changeSite(
  ctx: PortfolioCtx,
  updateOf: (stored: StoredSite, tx: Tx) => SiteUpdate | false | Promise<SiteUpdate | false>,
) {
  const { uid } = requireMember(ctx.actor);
  const { stored, isSaved } = await ctx.db.asMember(uid, async (tx) => {
    const current = (await lockSite(tx.sql, uid)) ?? (await newSite(ctx, tx, uid));
    const update = await updateOf(current, tx);
    if (update === false) return { stored: current, isSaved: false };
    ctx.pages.invalidate(tx, uid);
    const updatedSite = { ...current, ...update, revision: current.revision + 1, updatedAt: ctx.clock.now() };
    return { stored: await writeSite(tx.sql, updatedSite), isSaved: true };
  });
  return { site: await toSite(ctx, uid, stored), isSaved };
}

const newSite = async ({ clock, exchange }: PortfolioCtx, tx: Tx, ownerId: string): Promise<StoredSite> => ({
  ownerId,
  revision: 0,
  written: await startingSite(tx, ownerId, exchange.visit.language),
  writtenVersion: SITE_FORMAT_VERSION,
  published: null,
  publishedVersion: null,
  publishedTexts: null,
  publishedAt: null,
  beforeNames: false,
  updatedAt: clock.now(),
});
