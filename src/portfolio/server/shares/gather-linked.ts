import { cvForLink, type LinkedCv } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { mailboxOf, shownPerson } from '#identity/service.ts';
import { projectKind } from '#projects/service.ts';
import { readPublished } from '#records/service.ts';
import { emptySite, upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';
import { personIn } from '../site/gather-site.ts';
import { picturesOf } from '../site/pictures-of.ts';
import { projectPageIn } from '../site/shown-records.ts';
import { findSite } from '../site/store.ts';

/** The one project that a link leads to, and a site that shows nothing else. */
export type LinkedProject = { view: SiteView; page: SiteProjectPage };

/** A published project, looking like its member's site, or like a new one where that is not published. */
export const gatherLinkedProject = (
  { db }: Pick<FilesKernel, 'db'>,
  ownerId: string,
  id: string,
): Promise<LinkedProject | undefined> =>
  db.asSystem(async (tx) => {
    const [found, person, site, mailbox] = await Promise.all([
      readPublished(tx, projectKind, { id, statuses: ['published'] }),
      shownPerson(tx, ownerId),
      findSite(tx.sql, ownerId),
      mailboxOf(tx, ownerId),
    ]);
    if (!person || found?.ownerId !== ownerId) return undefined;
    const { cover, gallery } = found.document;
    const pictureOf = await picturesOf(tx, ownerId, [person.photo, cover, ...gallery.map(({ image }) => image)]);
    const page = projectPageIn({ ...found, slug: SLUG }, pictureOf);
    const { cv: _, ...look } = site?.published ? upgradeSite(site.published) : emptySite(mailbox?.language ?? 'en');
    return {
      page,
      view: {
        site: { ...look, sections: look.sections.map((one) => ({ ...one, visible: one.kind === 'projects' })) },
        // Of which only name and face are shown; a mask has to know how they are reached.
        person: personIn(person, pictureOf),
        projects: [page],
        ...{ achievements: [], cv: undefined, contact: false },
      },
    };
  });

/** What it is called among the others is nobody's business who was given it alone. */
const SLUG = 'project';

/** A CV of a member's outside the trash. */
export const gatherLinkedCv = (
  { db }: Pick<FilesKernel, 'db'>,
  ownerId: string,
  id: string,
): Promise<LinkedCv | undefined> =>
  db.asSystem(async (tx) => {
    const cv = await cvForLink(tx, id);
    return cv?.ownerId === ownerId ? cv : undefined;
  });
