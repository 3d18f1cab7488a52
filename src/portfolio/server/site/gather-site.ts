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

/** Which of a site's two states is looked at. */
export type SiteState = 'published' | 'written';

/** A site as its visitors have it, and where it is at home. */
export type GatheredSite = {
  ownerId: string;
  home: SiteHome;
  view: SiteView;
  /** The CV that it shows, as readers have it. */
  cv: PublicCv | undefined;
  /** Where the pages of its projects come from, when not from what is published now. */
  projectPage?: (slug: string) => Promise<SiteProjectPage | undefined>;
};

type Whose = string | { username: string };

const PUBLISHED = ['published'];
const VISIBLE = ['visible'];

type GatherOptions = {
  /** What a site that was never written is written as. */
  begun?: SiteDocument;
  /** The site's member, where they look at it themselves: what is not published or taken down is there for them. */
  asOwner?: string;
  /** The id of the link that the visitor came by. */
  key?: string;
};

/** Reads everything that the pages of a member's site are made of; nothing where there is no site to see. */
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
  // The ids of pictures, and that of a CV by link, are keys, which the site hands to its visitors.
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

/** The page of a project that visitors may read, by a name that it has or had. */
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

/** The chosen CV, while its member lets others see it at all. */
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
