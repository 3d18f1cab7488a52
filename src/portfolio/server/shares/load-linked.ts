import { findCvForLink, type LinkedCv } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { findPublicPerson } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { projectKind } from '#projects/service.ts';
import { readPublished } from '#records/service.ts';
import { emptySite, upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';
import { loadImages } from '../site/load-images.ts';
import { toSitePerson } from '../site/load-site.ts';
import { findPublishedSite } from '../site/store.ts';
import { toSiteProjectPage } from '../site/to-site-records.ts';

/** A linked project, and a site view that contains nothing else. */
export type LinkedProject = { view: SiteView; page: SiteProjectPage };

/**
 * Returns a published project in the design of its member's site, or in the default design if that is not published.
 */
export async function loadLinkedProject(
  kernel: Pick<StorageKernel, 'db'>,
  ownerId: string,
  id: string,
): Promise<LinkedProject | undefined> {
  const [found, person, site] = await kernel.db.asVisitor((tx) =>
    Promise.all([
      readPublished(tx, projectKind, { id, statuses: ['published'] }),
      findPublicPerson(tx, ownerId),
      findPublishedSite(tx.sql, ownerId),
    ]),
  );
  if (!person || found?.ownerId !== ownerId) return undefined;
  const { cover, gallery } = found.document;
  const pictureOf = await loadImages(kernel, ownerId, [person.photo, cover, ...gallery.map(({ image }) => image)]);
  const page = toSiteProjectPage({ ...found, slug: NEUTRAL_SLUG }, pictureOf);
  const { cv: _, languages: __, ...siteWithoutCv } = site ? upgradeSite(site) : emptySite(person.language);
  return {
    page,
    view: {
      site: {
        ...siteWithoutCv,
        sections: siteWithoutCv.sections.map((one) => ({ ...one, visible: one.kind === 'projects' })),
      },
      languages: [siteWithoutCv.language],
      untranslated: [],
      // Only name and photo are shown; masking needs to know the contact details.
      person: toSitePerson(person, pictureOf),
      projects: [page],
      ...{ achievements: [], experience: [], education: [], cv: undefined, contact: false },
    },
  };
}

/** Replaces the project's slug: a visitor with only this link should not learn the name on the site. */
const NEUTRAL_SLUG = 'project';

type CvRef = { ownerId: string; id: string };

/** Returns the CV that a link leads to, with the access rights of the link's visitors. */
export const loadLinkedCv = ({ db }: Pick<StorageKernel, 'db'>, shareId: string, target: CvRef) =>
  db.asVisitor((tx) => readLinkedCv(tx, target), [shareId]);

/** Returns a member's CV as a link would show it, with the access rights of its owner. */
export const loadOwnCv = ({ db }: Pick<StorageKernel, 'db'>, target: CvRef) =>
  db.asMember(target.ownerId, (tx) => readLinkedCv(tx, target));

async function readLinkedCv(tx: Pick<Tx, 'sql'>, { ownerId, id }: CvRef): Promise<LinkedCv | undefined> {
  const cv = await findCvForLink(tx, id);
  return cv?.ownerId === ownerId ? cv : undefined;
}
