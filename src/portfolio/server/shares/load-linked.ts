import { findCvForLink, findLetterForLink, type LinkedCv } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { findPublicPerson } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { projectKind } from '#projects/service.ts';
import { readPublished } from '#records/service.ts';
import { newRecordSection } from '../../model/sections/starting-sections.ts';
import { emptySite, upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';
import { NO_WORKS } from '../../model/work-view.ts';
import { toSitePerson } from '../site/load-site.ts';
import { loadStoryAssets } from '../site/load-story-assets.ts';
import { findPublishedSite } from '../site/store.ts';
import { toSiteProjectPage } from '../site/to-site-records.ts';

/** A linked project, and a site view that contains nothing else. */
export type LinkedProject = { view: SiteView; page: SiteProjectPage };

type ProjectRef = { ownerId: string; id: string; drafts: boolean };

/** Returns the project that a link leads to, with the access rights of the link's visitors. */
export const loadLinkedProject = (kernel: Pick<StorageKernel, 'db'>, shareId: string, project: ProjectRef) =>
  showProject(kernel, project, () => kernel.db.asVisitor((tx) => readLinkedProject(tx, project), [shareId]));

/** Returns a member's project as a link would show it, with the access rights of its owner. */
export const loadOwnProject = (kernel: Pick<StorageKernel, 'db'>, project: ProjectRef) =>
  showProject(kernel, project, () => kernel.db.asMember(project.ownerId, (tx) => readLinkedProject(tx, project)));

const readLinkedProject = (tx: Pick<Tx, 'sql'>, { id, drafts }: ProjectRef) =>
  readPublished(tx, projectKind, { id, statuses: drafts ? ['published', 'draft'] : ['published'] });

/** Shows a project in the design of its member's site, or in the default design if that is not published. */
async function showProject(
  kernel: Pick<StorageKernel, 'db'>,
  { ownerId }: ProjectRef,
  read: () => ReturnType<typeof readLinkedProject>,
): Promise<LinkedProject | undefined> {
  const [found, [person, site]] = await Promise.all([
    read(),
    kernel.db.asVisitor((tx) => Promise.all([findPublicPerson(tx, ownerId), findPublishedSite(tx.sql, ownerId)])),
  ]);
  if (!person || found?.ownerId !== ownerId) return undefined;
  const assets = await loadStoryAssets(kernel, ownerId, projectKind.referencesOf(found.document), [person.photo]);
  const page = toSiteProjectPage({ ...found, slug: NEUTRAL_SLUG }, { ...assets, tagNames: found.document.tags });
  const { cv: _, languages: __, ...siteWithoutCv } = site ? upgradeSite(site) : emptySite(person.language);
  return {
    page,
    view: {
      site: {
        ...siteWithoutCv,
        sections: [newRecordSection('projects')],
        pages: [],
      },
      languages: [siteWithoutCv.language],
      untranslated: [],
      // Only name and photo are shown; masking needs to know the contact details.
      person: toSitePerson(person, assets.pictureOf),
      projects: [page],
      ...{
        achievements: [],
        experience: [],
        education: [],
        ...NO_WORKS,
        testimonials: [],
        posts: [],
        cv: undefined,
        contact: false,
      },
    },
  };
}

/** Replaces the project's slug: a visitor with only this link should not learn the name on the site. */
const NEUTRAL_SLUG = 'project';

/** A CV, or a letter of it. */
type CvRef = { ownerId: string; id: string; letter?: string | undefined };

/** Returns the CV or letter that a link leads to, with the access rights of the link's visitors. */
export const loadLinkedCv = ({ db }: Pick<StorageKernel, 'db'>, shareId: string, target: CvRef) =>
  db.asVisitor((tx) => readLinkedCv(tx, target), [shareId]);

/** Returns a member's CV or letter as a link would show it, with the access rights of its owner. */
export const loadOwnCv = ({ db }: Pick<StorageKernel, 'db'>, target: CvRef) =>
  db.asMember(target.ownerId, (tx) => readLinkedCv(tx, target));

async function readLinkedCv(tx: Pick<Tx, 'sql'>, { ownerId, id, letter }: CvRef): Promise<LinkedCv | undefined> {
  const cv = await (letter === undefined ? findCvForLink(tx, id) : findLetterForLink(tx, { id, letter }));
  return cv?.ownerId === ownerId ? cv : undefined;
}
