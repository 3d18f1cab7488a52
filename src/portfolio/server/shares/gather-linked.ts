import { cvForLink, type LinkedCv } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { shownPerson } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { projectKind } from '#projects/service.ts';
import { readPublished } from '#records/service.ts';
import { emptySite, upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';
import { personIn } from '../site/gather-site.ts';
import { picturesOf } from '../site/pictures-of.ts';
import { projectPageIn } from '../site/shown-records.ts';
import { findPublishedSite } from '../site/store.ts';

/** A linked project, and a site view that contains nothing else. */
export type LinkedProject = { view: SiteView; page: SiteProjectPage };

/**
 * Returns a published project in the design of its member's site, or in the default design if that is not published.
 */
export async function gatherLinkedProject(
  kernel: Pick<FilesKernel, 'db'>,
  ownerId: string,
  id: string,
): Promise<LinkedProject | undefined> {
  const [found, person, site] = await kernel.db.asVisitor((tx) =>
    Promise.all([
      readPublished(tx, projectKind, { id, statuses: ['published'] }),
      shownPerson(tx, ownerId),
      findPublishedSite(tx.sql, ownerId),
    ]),
  );
  if (!person || found?.ownerId !== ownerId) return undefined;
  const { cover, gallery } = found.document;
  const pictureOf = await picturesOf(kernel, ownerId, [person.photo, cover, ...gallery.map(({ image }) => image)]);
  const page = projectPageIn({ ...found, slug: SLUG }, pictureOf);
  const { cv: _, ...look } = site ? upgradeSite(site) : emptySite(person.language);
  return {
    page,
    view: {
      site: { ...look, sections: look.sections.map((one) => ({ ...one, visible: one.kind === 'projects' })) },
      // Only name and photo are shown; masking needs to know the contact details.
      person: personIn(person, pictureOf),
      projects: [page],
      ...{ achievements: [], cv: undefined, contact: false },
    },
  };
}

/** Replaces the project's slug: a visitor with only this link should not learn the name on the site. */
const SLUG = 'project';

type Target = { ownerId: string; id: string };

/** Returns the CV that a link leads to, with the access rights of the link's visitors. */
export const gatherLinkedCv = ({ db }: Pick<FilesKernel, 'db'>, shareId: string, target: Target) =>
  db.asVisitor((tx) => linkedCvIn(tx, target), [shareId]);

/** Returns a member's CV as a link would show it, with the access rights of its owner. */
export const gatherOwnCv = ({ db }: Pick<FilesKernel, 'db'>, target: Target) =>
  db.asMember(target.ownerId, (tx) => linkedCvIn(tx, target));

async function linkedCvIn(tx: Pick<Tx, 'sql'>, { ownerId, id }: Target): Promise<LinkedCv | undefined> {
  const cv = await cvForLink(tx, id);
  return cv?.ownerId === ownerId ? cv : undefined;
}
