import type { StorageKernel } from '#files/service.ts';
import { dayFormatOf } from '#platform/pure/i18n/zoned-time.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { type RecordKind, shownBySlug, translationsOf } from '#records/service.ts';
import type { SitePostPage, SiteProjectPage } from '../../model/site-view.ts';
import { translated, untranslated } from './in-language.ts';
import type { SiteData } from './load-site.ts';
import { loadStoryAssets } from './load-story-assets.ts';
import { shownStatuses } from './shown-statuses.ts';
import { datedPost, toSitePostPage } from './to-site-posts.ts';
import { publicationOf, toSiteProjectPage } from './to-site-records.ts';

/** Returns the page of a published project by its current or a former slug. */
export async function loadProjectPage(
  kernel: StorageKernel,
  siteData: SiteData,
  slug: string,
): Promise<SiteProjectPage | undefined> {
  if (siteData.projectPage) return siteData.projectPage(slug);
  const found = await readPage(kernel, siteData, projectKind, { slug, statuses: shownStatuses(siteData).project });
  if (!found) return undefined;
  const { record, original, texts } = found;
  const assets = await loadStoryAssets(kernel, siteData.ownerId, projectKind.referencesOf(record.document));
  return {
    ...toSiteProjectPage(
      { ...record, updatedAt: updateOf(siteData.view.projects, record) },
      { ...assets, tagNames: original.tags, untranslated: texts },
    ),
    ...publicationOf(record.document),
  };
}

/** Returns the page of a published post by its current or a former slug. */
export async function loadPostPage(
  kernel: StorageKernel,
  siteData: SiteData,
  slug: string,
): Promise<SitePostPage | undefined> {
  if (siteData.postPage) return siteData.postPage(slug);
  const found = await readPage(kernel, siteData, postKind, { slug, statuses: shownStatuses(siteData).post });
  if (!found) return undefined;
  const { record, original, texts } = found;
  const { language } = siteData.hosting;
  const assets = await loadStoryAssets(kernel, siteData.ownerId, postKind.referencesOf(record.document));
  const shown = datedPost({ ...record, updatedAt: updateOf(siteData.view.posts, record) }, kernel.clock.now());
  return {
    ...toSitePostPage(shown, {
      ...{ ...assets, original, language, dayOf: dayFormatOf(siteData.timeZone), untranslated: texts },
    }),
    ...publicationOf(record.document),
  };
}

/** Reads a shown record in the language that is shown, with its original and the texts without a translation. */
async function readPage<Document extends object>(
  kernel: StorageKernel,
  { ownerId, asOwner, hosting: { language, languages } }: SiteData,
  kind: RecordKind<Document>,
  { slug, statuses }: { slug: string; statuses: readonly string[] },
) {
  const read = async (tx: Tx) => {
    const record = await shownBySlug(tx, kind, { ownerId, statuses, slug });
    if (!record) return undefined;
    const original = record.document;
    if (language === languages[0]) return { record, original, texts: [] };
    const translations = await translationsOf(tx, { ownerId, language, parts: [record.id] });
    return {
      record: translated(kind, record, translations),
      original,
      texts: untranslated(kind, record, translations),
    };
  };
  return asOwner ? kernel.db.asMember(asOwner, read) : kernel.db.asVisitor(read);
}

/** Returns when the version of a record became public that the site shows. */
const updateOf = (all: readonly { slug: string; updatedAt: string }[], { slug }: { slug: string }) =>
  new Date(all.find((one) => one.slug === slug)?.updatedAt ?? 0);
