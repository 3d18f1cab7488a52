import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { awaitTurn } from '#platform/server/await-turn.ts';
import type { SitePostPage } from '../../model/site-view.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import { loadPostPage } from './load-pages.ts';
import type { SiteData } from './load-site.ts';

/** Posts in a feed. */
const MAX_POSTS = 50;

/** Returns the newest posts of a site with their content. Throws NOT_FOUND if the site shows no posts. */
export async function loadWriting(kernel: StorageKernel, siteData: SiteData): Promise<SitePostPage[]> {
  if (!hasPage(siteData.view, { kind: 'posts' })) throw new AppError('NOT_FOUND');
  const posts: SitePostPage[] = [];
  for (const { slug } of siteData.view.posts.slice(0, MAX_POSTS)) {
    const post = await loadPostPage(kernel, siteData, slug);
    if (post) posts.push(post);
    await awaitTurn();
  }
  return posts;
}
