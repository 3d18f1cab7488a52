import type { StorageKernel } from '#files/service.ts';
import { projectKind } from '#projects/service.ts';
import { findOwnRecord } from '#records/service.ts';
import { newRecordSection } from '../../model/sections/starting-sections.ts';
import type { ShownSection, SitePage, SiteProjectPage, SiteView } from '../../model/site-view.ts';
import type { SiteData } from './load-site.ts';
import { loadStoryAssets } from './load-story-assets.ts';
import { toSiteProjectPage } from './to-site-records.ts';

/**
 * Returns a member's site as it would be with one of their projects, whatever the project's status and whether the site
 * shows projects, and the page of the project. Undefined if the member has no such project.
 */
export async function withOwnProject(
  kernel: StorageKernel,
  siteData: SiteData,
  id: string,
): Promise<{ siteData: SiteData; page: SitePage } | undefined> {
  const { ownerId, view } = siteData;
  const found = await kernel.db.asMember(ownerId, (tx) => findOwnRecord(tx, projectKind, { ownerId, id }));
  if (!found) return undefined;
  const assets = await loadStoryAssets(kernel, ownerId, projectKind.referencesOf(found.document));
  const project = toSiteProjectPage({ ...found, slug: found.slug || id }, { ...assets, tagNames: found.document.tags });
  return {
    siteData: { ...siteData, view: showProject(view, project), projectPage: async () => project },
    page: { kind: 'project', slug: project.slug },
  };
}

/** Returns sections of which one shows all projects, under the heading that it has. */
function withAllProjects(sections: readonly ShownSection[]): ShownSection[] {
  const isOfAll = (one: ShownSection) => one.kind === 'projects' && one.tag === '';
  if (!sections.some(isOfAll)) return [...sections, newRecordSection('projects', 'all-projects')];
  return sections.map((one) => (isOfAll(one) ? { ...one, visible: true } : one));
}

/** Returns a view that shows a project: where it is, or else after the others. */
function showProject({ site, projects, ...view }: SiteView, project: SiteProjectPage): SiteView {
  const isShown = projects.some(({ slug }) => slug === project.slug);
  return {
    ...view,
    site: {
      ...site,
      sections: withAllProjects(site.sections),
    },
    projects: isShown ? projects : [...projects, project],
  };
}
