import type { SitePage, SiteProject, SiteTag } from './site-view.ts';

/** Most tags of a site that have a page. */
const MAX_TAGS = 100;

/** A tag of a site, with the number of projects that have it. */
export type CountedTag = SiteTag & { count: number };

type TaggedProjects = readonly Pick<SiteProject, 'tags'>[];

/** Returns the form of a tag by which tags are compared, regardless of case and normalization. */
export const foldTag = (tag: string) => tag.trim().normalize('NFC').toLowerCase().normalize('NFC');

/**
 * Returns the most used tags of projects, each as the first project with it spells it. Their order depends only on
 * counts and names, so a site has the same tags in each of its languages.
 */
export function tagsOf(projects: TaggedProjects): CountedTag[] {
  const found = new Map<string, CountedTag>();
  for (const { tags } of projects) {
    for (const [key, tag] of byKey(tags)) {
      const counted = found.get(key);
      found.set(key, counted ? { ...counted, count: counted.count + 1 } : { ...tag, count: 1 });
    }
  }
  return [...found]
    .sort(([key, { count }], [otherKey, other]) => other.count - count || (key < otherKey ? -1 : 1))
    .slice(0, MAX_TAGS)
    .map(([, tag]) => tag);
}

/** Returns the tags of one project by their keys, without repetitions. */
function byKey(tags: readonly SiteTag[]) {
  const found = new Map<string, SiteTag>();
  for (const tag of tags) {
    const key = foldTag(tag.name);
    if (!found.has(key)) found.set(key, tag);
  }
  return found;
}

/** Returns the tag that an address asks for by its name, or by its text in the language that is shown. */
export function findTag(projects: TaggedProjects, requested: string): CountedTag | undefined {
  const key = foldTag(requested);
  const tags = tagsOf(projects);
  return tags.find(({ name }) => foldTag(name) === key) ?? tags.find(({ text }) => foldTag(text) === key);
}

/** Returns the tag whose page is shown; undefined on all other pages, and if the site has no such tag. */
export const tagOfPage = (projects: TaggedProjects, page: SitePage): CountedTag | undefined =>
  page.kind === 'projects' && page.tag !== undefined
    ? tagsOf(projects).find(({ name }) => name === page.tag)
    : undefined;

/** Returns whether a page is below the list of all projects: the page of a project or of a tag. */
export const isBelowProjects = (page: SitePage): boolean =>
  page.kind === 'project' || (page.kind === 'projects' && page.tag !== undefined);

/** Returns the projects that have a tag. */
export function projectsWithTag<Project extends Pick<SiteProject, 'tags'>>(
  projects: readonly Project[],
  { name }: Pick<SiteTag, 'name'>,
): Project[] {
  const key = foldTag(name);
  return projects.filter(({ tags }) => tags.some((tag) => foldTag(tag.name) === key));
}

/** Returns whether projects are worth filtering: at least two tags narrow the list, and one of them groups projects. */
export function isWorthFiltering(projects: TaggedProjects, tags: readonly CountedTag[]): boolean {
  const narrowing = tags.filter(({ count }) => count < projects.length);
  return narrowing.length >= 2 && narrowing.some(({ count }) => count >= 2);
}
