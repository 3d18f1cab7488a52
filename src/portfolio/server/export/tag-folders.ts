import { slugOf } from '#platform/pure/slug.ts';
import { freeSlug } from '#records/service.ts';
import { seriesOf } from '../../model/site-posts.ts';
import { tagsOf } from '../../model/site-tags.ts';
import type { SitePost, SiteProject } from '../../model/site-view.ts';

/** The names of the folders of tags or series, by their names. */
type Folders = ReadonlyMap<string, string>;
export type TagFolders = { projects: Folders; posts: Folders; series: Folders };

type TaggedSite = { projects: readonly Pick<SiteProject, 'tags'>[]; posts: readonly SitePost[] };

/** Returns a folder for each tag and series of a site. Web hosts would read a query as part of a file name, or ignore it. */
export const tagFoldersOf = ({ projects, posts }: TaggedSite): TagFolders => ({
  projects: foldersFor(tagsOf(projects)),
  posts: foldersFor(tagsOf(posts)),
  series: foldersFor(seriesOf(posts)),
});

function foldersFor(tags: readonly { name: string }[]): Folders {
  const taken = new Set<string>();
  return new Map(
    tags.map(({ name }) => {
      const folder = freeSlug(slugOf(name), (slug) => taken.has(slug));
      taken.add(folder);
      return [name, folder];
    }),
  );
}
