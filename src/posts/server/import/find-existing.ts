import type { Tx } from '#platform/server/db/database.ts';
import { foldText, listSlugsAndTitles } from '#records/service.ts';
import { postKind } from '../post-kind.ts';

type PostKey = { slug: string; title: string; publishedAt: string };

/** Returns a lookup of the member's posts by the slug that a post had, or by its title and date. */
export async function findExistingPosts(tx: Tx, ownerId: string) {
  const posts = await listSlugsAndTitles(tx, { ownerId, kind: postKind.name });
  const bySlug = new Map(posts.flatMap((post) => (post.slug === null ? [] : [[post.slug, post]])));
  const keyOf = (title: string, date: string) => `${date.slice(0, 10)} ${foldText(title)}`;
  const byTitle = new Map(posts.map((post) => [keyOf(post.title, post.happened), post]));
  return ({ slug, title, publishedAt }: PostKey): { id: string; title: string } | null => {
    const found = bySlug.get(slug) ?? byTitle.get(keyOf(title, publishedAt)) ?? byTitle.get(keyOf(title, ''));
    return found ? { id: found.id, title: found.title } : null;
  };
}
