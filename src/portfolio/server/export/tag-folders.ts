import { slugOf } from '#platform/pure/slug.ts';
import { freeSlug } from '#records/service.ts';
import { tagsOf } from '../../model/site-tags.ts';
import type { SiteProject } from '../../model/site-view.ts';

/** The names of the folders of tags, by the name of the tag. */
export type TagFolders = ReadonlyMap<string, string>;

/** Returns a folder for each tag of a site. Web hosts would read a query as part of a file name, or ignore it. */
export function tagFoldersOf({ projects }: { projects: readonly Pick<SiteProject, 'tags'>[] }): TagFolders {
  const taken = new Set<string>();
  return new Map(
    tagsOf(projects).map(({ name }) => {
      const folder = freeSlug(slugOf(name), (slug) => taken.has(slug));
      taken.add(folder);
      return [name, folder];
    }),
  );
}
