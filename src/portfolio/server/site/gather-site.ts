import { achievementKind } from '#achievements/service.ts';
import { findPublicCv, type PublicCv } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { shownHostOf } from '#hostnames/service.ts';
import { nameOfLink, type ShownPerson, shownPerson } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { projectKind } from '#projects/service.ts';
import { shownBySlug, shownRecords } from '#records/service.ts';
import { type SiteDocument, upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';
import type { SiteHome } from './addresses.ts';
import { type PictureOf, picturesOf } from './pictures-of.ts';
import { achievementIn, projectIn, projectPageIn } from './shown-records.ts';
import { findSiteWithShare } from './store.ts';

/** Selects the saved or the published document of a site. */
export type SiteState = 'published' | 'written';

/** The data of a site that its pages render, and its addresses. */
export type GatheredSite = {
  ownerId: string;
  home: SiteHome;
  view: SiteView;
  /** The CV that the site shows, as visitors may read it. */
  cv: PublicCv | undefined;
  /** Returns project pages of pinned content; if absent, published projects are read. */
  projectPage?: (slug: string) => Promise<SiteProjectPage | undefined>;
};

type Whose = string | { username: string };

const PUBLISHED = ['published'];
const VISIBLE = ['visible'];

type GatherOptions = {
  /** Document to use if none was saved yet. */
  begun?: SiteDocument;
  /** Id of the owner, when they view their own site: includes unpublished and taken-down sites. */
  asOwner?: string;
  /** Id of the link that the visitor used. */
  key?: string;
};

/** Reads everything that the pages of a member's site render; undefined if there is no visible site. */
export async function gatherSite(
  kernel: FilesKernel,
  whose: Whose,
  state: SiteState,
  { begun, asOwner, key }: GatherOptions = {},
): Promise<GatheredSite | undefined> {
  const read = async (tx: Tx) => {
    const [person, found] = await Promise.all([shownPerson(tx, whose), findSiteWithShare(tx.sql, whose, state)]);
    const site = found?.document ? upgradeSite(found.document) : state === 'written' ? begun : undefined;
    if (!person || !site || (found?.isDown && !asOwner)) return undefined;
    const { uid: ownerId } = person;
    const [projects, achievements, domain] = await Promise.all([
      shownRecords(tx, projectKind, { ownerId, statuses: PUBLISHED }),
      person.showAchievements ? shownRecords(tx, achievementKind, { ownerId, statuses: VISIBLE, whole: true }) : [],
      shownHostOf(tx, ownerId),
    ]);
    return { person, site, share: found?.share, projects, achievements, domain };
  };
  const gathered = asOwner
    ? await kernel.db.asMember(asOwner, read)
    : await kernel.db.asVisitor(read, key === undefined ? [] : [key]);
  if (!gathered) return undefined;
  const { person, site, share, projects, achievements, domain } = gathered;
  const { uid: ownerId } = person;
  // Ids of pictures and of a linked CV grant access by themselves, and the site gives them to its visitors.
  const [cv, pictureOf] = await Promise.all([
    cvOf(kernel, ownerId, site.cv),
    picturesOf(kernel, ownerId, [
      person.photo,
      ...projects.map(({ document }) => document.cover),
      ...achievements.map(({ document }) => document.badge),
    ]),
  ]);
  const { cv: _, ...look } = site;
  const shown = projects.map((record) => projectIn(record, pictureOf));
  return {
    ownerId,
    cv,
    home: { appUrl: kernel.settings.APP_URL, username: person.username, site, share, domain },
    view: {
      site: look,
      person: personIn(person, pictureOf),
      projects: [...shown.filter(({ featured }) => featured), ...shown.filter(({ featured }) => !featured)],
      achievements: achievements
        .map((record) => achievementIn(record, { pictureOf, projects }))
        .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
      cv: cv && cvIn(cv),
      contact: person.isProven,
    },
  };
}

/** Returns the page of a published project by its current or a former slug. */
export async function gatherProject(
  kernel: FilesKernel,
  { ownerId, view, projectPage }: GatheredSite,
  slug: string,
): Promise<SiteProjectPage | undefined> {
  if (projectPage) return projectPage(slug);
  const found = await kernel.db.asVisitor((tx) => shownBySlug(tx, projectKind, { ownerId, statuses: PUBLISHED, slug }));
  if (!found) return undefined;
  const { cover, gallery } = found.document;
  const pictureOf = await picturesOf(kernel, ownerId, [cover, ...gallery.map(({ image }) => image)]);
  const shown = view.projects.find((project) => project.slug === found.slug);
  return projectPageIn({ ...found, updatedAt: new Date(shown?.updatedAt ?? 0) }, pictureOf);
}

export const personIn = (person: ShownPerson, pictureOf: PictureOf): SiteView['person'] => ({
  name: person.displayName,
  bio: person.bio,
  location: person.location,
  website: person.website,
  links: Object.entries(person.socialLinks).map(([network, url]) => ({ network: nameOfLink(network), url })),
  photo: pictureOf(person.photo, person.displayName),
});

/** Returns the chosen CV if it is public and belongs to the member. */
async function cvOf(kernel: FilesKernel, uid: string, id: string | null) {
  const cv = id === null ? undefined : await findPublicCv(kernel, id);
  return cv?.ownerId === uid ? cv : undefined;
}

const cvIn = ({ content, sharing }: PublicCv) => ({
  name: content.basics.name,
  headline: content.basics.headline,
  download: sharing.download,
  language: content.design.language,
});
