import type { StorageKernel } from '#files/service.ts';
import { dayFormatOf } from '#platform/pure/i18n/zoned-time.ts';
import { postKind } from '#posts/service.ts';
import { findOwnRecord } from '#records/service.ts';
import { newPostsSection } from '../../model/sections/starting-sections.ts';
import type { ShownSection, SitePage, SitePostPage, SiteView } from '../../model/site-view.ts';
import type { SiteData } from './load-site.ts';
import { loadStoryAssets } from './load-story-assets.ts';
import { byPublication, datedPost, toSitePostPage } from './to-site-posts.ts';

/**
 * Returns a member's site as it would be with one of their posts, whatever the post's status and whether the site shows
 * posts, and the page of the post. Undefined if the member has no such post.
 */
export async function withOwnPost(
  kernel: StorageKernel,
  siteData: SiteData,
  id: string,
): Promise<{ siteData: SiteData; page: SitePage } | undefined> {
  const { ownerId, view, hosting, timeZone } = siteData;
  const found = await kernel.db.asMember(ownerId, (tx) => findOwnRecord(tx, postKind, { ownerId, id }));
  if (!found) return undefined;
  const { document } = found;
  const assets = await loadStoryAssets(kernel, ownerId, postKind.referencesOf(document));
  const record = datedPost({ ...found, slug: found.slug || id }, kernel.clock.now());
  const post = toSitePostPage(record, {
    ...assets,
    ...{ original: document, dayOf: dayFormatOf(timeZone), language: hosting.language },
  });
  return {
    siteData: { ...siteData, view: showPost(view, post), postPage: async () => post },
    page: { kind: 'post', slug: post.slug },
  };
}

/** Returns sections of which one shows all posts, under the heading that it has. */
function withAllPosts(sections: readonly ShownSection[]): ShownSection[] {
  const isOfAll = (one: ShownSection) => one.kind === 'posts' && one.tag === '';
  if (!sections.some(isOfAll)) return [...sections, newPostsSection('all-posts')];
  return sections.map((one) => (isOfAll(one) ? { ...one, visible: true } : one));
}

/** Returns a view that shows a post among the others. */
const showPost = ({ site, posts, ...view }: SiteView, post: SitePostPage): SiteView => ({
  ...view,
  site: { ...site, sections: withAllPosts(site.sections) },
  posts: [...posts.filter(({ slug }) => slug !== post.slug), post].sort(byPublication),
});
