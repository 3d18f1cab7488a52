import { achievementKind } from '#achievements/service.ts';
import { type CareerStep, careerOf, entryKind, findPublicCv, type PublicCv, shownWorksOf } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { primaryDomainOf } from '#hostnames/service.ts';
import { findPublicPerson, linkName, type PublicPerson } from '#identity/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { dayFormatOf } from '#platform/pure/i18n/zoned-time.ts';
import type { Markup } from '#platform/pure/markup.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import type { Translations } from '#records/contract.ts';
import { shownRecords, translationsIn } from '#records/service.ts';
import { approvedTestimonials } from '#testimonials/service.ts';
import { SITE_PART } from '../../model/languages/parts.ts';
import { hasVisibleSection, imagesOfSections } from '../../model/sections/section-references.ts';
import { languagesOf, type SiteDocument, upgradeSite } from '../../model/site.ts';
import type { SitePostPage, SiteProjectPage, SiteView } from '../../model/site-view.ts';
import type { SiteHosting } from './addresses.ts';
import { inLanguage, textsWithoutTranslation } from './in-language.ts';
import { type ImageLookup, loadImages } from './load-images.ts';
import { awaitTurnOf } from './record-turns.ts';
import { shownStatuses } from './shown-statuses.ts';
import { startingSite } from './starting-site.ts';
import { findSiteWithShare } from './store.ts';
import { byPublication, datedPost, toSitePost } from './to-site-posts.ts';
import {
  publicationOf,
  toSiteAchievement,
  toSiteCareerStep,
  toSiteProject,
  toSiteTestimonial,
} from './to-site-records.ts';
import { toShownSite } from './to-site-sections.ts';

/** Selects the saved or the published document of a site. */
export type SiteState = 'published' | 'written';

/** The data of a site that its pages render, and its addresses. */
export type SiteData = {
  ownerId: string;
  hosting: SiteHosting;
  /** The time zone that the owner has chosen. Pinned content has days instead. */
  timeZone?: string | null;
  view: SiteView;
  /** The CV that the site shows, as visitors may read it. */
  cv: PublicCv | undefined;
  /** Id of the owner, when they view their own site. */
  asOwner?: string | undefined;
  /** Whether the site has work that only its owner sees. */
  includesUnpublished?: boolean;
  /** Returns project pages of pinned content; if absent, published projects are read. */
  projectPage?: (slug: string) => Promise<SiteProjectPage | undefined>;
  /** Returns pages of posts like `projectPage` those of projects. */
  postPage?: (slug: string) => Promise<SitePostPage | undefined>;
  /** Returns a picture of content that belongs to no member; if absent, pictures of the owner are read. */
  pictureBytes?: (url: string) => Promise<Uint8Array | undefined>;
  /** Shown above each page. */
  bar?: Markup;
};

type SiteOwnerRef = string | { username: string };

const VISIBLE = ['visible'];

/** Texts that only the page of a project or post shows. */
const PAGE_TEXTS = ['caseStudy', 'blocks'];
const NO_TRANSLATIONS: ReadonlyMap<string, Translations> = new Map();

type LoadSiteOptions = {
  /** Language of the texts; the site's own by default. */
  language?: Language | undefined;
  /** Language of the document to use if none was saved yet. */
  newSiteIn?: Language;
  /** Id of the owner, when they view their own site: includes unpublished and taken-down sites. */
  asOwner?: string | undefined;
  /** Includes work that is not published yet, with a mark, as far as the caller may read it. */
  includesUnpublished?: boolean;
  /** Id of the link that the visitor used. */
  shareId?: string;
  /** Address of a page of the member's own that can be opened also while it is hidden. */
  opens?: string;
};

/** Reads everything that the pages of a member's site render; undefined if there is no visible site. */
export async function loadSite(
  kernel: StorageKernel,
  owner: SiteOwnerRef,
  state: SiteState,
  { language, newSiteIn, asOwner, shareId, opens, includesUnpublished = false }: LoadSiteOptions = {},
): Promise<SiteData | undefined> {
  const statuses = shownStatuses({ includesUnpublished });
  const read = async (tx: Tx) => {
    const [person, found] = await Promise.all([findPublicPerson(tx, owner), findSiteWithShare(tx.sql, owner, state)]);
    if (!person) return undefined;
    const isNew = !found?.document && state === 'written' && newSiteIn !== undefined;
    const newSite = isNew ? await startingSite(tx, person.uid, newSiteIn) : undefined;
    const stored = found?.document ? upgradeSite(found.document) : newSite;
    const site = stored && withOpenPage(stored, opens);
    if (!site || (found?.isDown && !asOwner)) return undefined;
    const { uid: ownerId } = person;
    const shown = language ?? site.language;
    if (!languagesOf(site).includes(shown)) return undefined;
    const [projects, achievements, entries, posts, testimonials, domain, translations] = await Promise.all([
      shownRecords(tx, projectKind, { ownerId, statuses: statuses.project }),
      person.showAchievements
        ? shownRecords(tx, achievementKind, { ownerId, statuses: VISIBLE, includeLongFields: true })
        : [],
      shownRecords(tx, entryKind, { ownerId, statuses: statuses.entry }),
      hasVisibleSection(site, 'posts') ? shownRecords(tx, postKind, { ownerId, statuses: statuses.post }) : [],
      hasVisibleSection(site, 'testimonials') ? approvedTestimonials(tx, ownerId) : [],
      primaryDomainOf(tx, ownerId),
      shown === site.language ? NO_TRANSLATIONS : translationsIn(tx, { ownerId, language: shown, without: PAGE_TEXTS }),
    ]);
    // The site's own texts are published with it, and so are their translations.
    const ownTexts = state === 'published' ? found?.texts?.[shown] : translations.get(SITE_PART);
    return {
      original: { site, person, projects, achievements, entries, posts },
      texts: { ownTexts, translations },
      ...{ testimonials, language: shown, languages: languagesOf(site), share: found?.share, domain },
    };
  };
  const source = asOwner
    ? await kernel.db.asMember(asOwner, read)
    : await kernel.db.asVisitor(read, shareId === undefined ? [] : [shareId]);
  if (!source) return undefined;
  const { original, texts, testimonials, share, domain, language: shownLanguage, languages } = source;
  const records = [original.projects, original.achievements, original.entries, original.posts].flat().length;
  await awaitTurnOf(records);
  const { person, site, projects, achievements, entries, posts } = inLanguage(original, texts);
  await awaitTurnOf(records);
  const withoutTranslation = shownLanguage === languages[0] ? [] : textsWithoutTranslation(original, texts);
  await awaitTurnOf(records);
  const documents = entries.map(({ document }) => document);
  const career = careerOf(documents);
  const steps = [...career.experience, ...career.education];
  const { uid: ownerId } = person;
  // Ids of pictures and of a linked CV grant access by themselves, and the site gives them to its visitors.
  const [cv, pictureOf] = await Promise.all([
    findCvOf(kernel, ownerId, site, shownLanguage),
    loadImages(kernel, ownerId, [
      person.photo,
      ...[...projects, ...posts].map(({ document }) => document.cover),
      ...achievements.map(({ document }) => document.badge),
      ...steps.map(({ logo }) => logo),
      ...imagesOfSections(site),
      ...testimonials.map(({ photo }) => photo),
    ]),
  ]);
  const dayOf = dayFormatOf(person.timeZone);
  const now = kernel.clock.now();
  const shown = projects.map((record, at) => ({
    ...toSiteProject(record, { pictureOf, tagNames: original.projects[at]?.document.tags ?? [] }),
    ...publicationOf(record.document),
  }));
  return {
    ownerId,
    cv,
    asOwner,
    includesUnpublished,
    timeZone: person.timeZone,
    hosting: {
      ...{ appUrl: kernel.settings.APP_URL, username: person.username, site, share, domain },
      ...{ language: shownLanguage, languages },
    },
    view: {
      site: { ...toShownSite(site, { pictureOf, projects }), language: shownLanguage },
      languages,
      untranslated: [...new Set([...withoutTranslation, ...untranslatedTitles(steps, withoutTranslation)])],
      person: toSitePerson(person, pictureOf),
      projects: [...shown.filter(({ featured }) => featured), ...shown.filter(({ featured }) => !featured)],
      achievements: achievements
        .map((record) => toSiteAchievement(record, { pictureOf, projects }))
        .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
      experience: career.experience.map((step) => toSiteCareerStep(step, pictureOf)),
      education: career.education.map((step) => toSiteCareerStep(step, pictureOf)),
      // Publications name their authors as they do, whatever the member's name is in another language.
      ...shownWorksOf(documents, [person.displayName, original.person.displayName]),
      posts: posts
        .map((record, at) => ({
          ...toSitePost(datedPost(record, now), {
            ...{ pictureOf, dayOf, original: original.posts[at]?.document ?? record.document },
          }),
          ...publicationOf(record.document),
        }))
        .sort(byPublication),
      testimonials: testimonials.map((one) => toSiteTestimonial(one, pictureOf)),
      cv: cv && toSiteCv(cv),
      contact: person.isVerified && person.acceptsMessages,
    },
  };
}

/** Returns a site in which a page can be opened also while the member hides it. No other page links to it. */
const withOpenPage = (site: SiteDocument, opens: string | undefined): SiteDocument => ({
  ...site,
  pages: site.pages.map((page) =>
    page.slug === opens && !page.visible ? { ...page, visible: true, inNavigation: false } : page,
  ),
});

/** Returns the titles that consist of texts without a translation, such as a degree and its area. */
function untranslatedTitles(steps: readonly CareerStep[], untranslated: readonly string[]) {
  const texts = new Set(untranslated);
  return steps.flatMap(({ title, titleParts }) =>
    title !== '' && titleParts.every((part) => texts.has(part)) ? [title] : [],
  );
}

export const toSitePerson = (person: PublicPerson, pictureOf: ImageLookup): SiteView['person'] => ({
  name: person.displayName,
  bio: person.bio,
  location: person.location,
  website: person.website,
  links: Object.entries(person.socialLinks).map(([network, url]) => ({ network: linkName(network), url })),
  photo: pictureOf(person.photo, person.displayName),
});

/**
 * Returns the CV for a language: the one that was chosen for it, or else that of the site. A site that shows no CV shows
 * none in any language, so that it has the same pages in each.
 */
async function findCvOf(kernel: StorageKernel, uid: string, { cv, languages }: SiteDocument, language: Language) {
  const own = await findOwnCv(kernel, uid, cv);
  if (!own) return undefined;
  const chosen = languages.find((one) => one.language === language)?.cv ?? null;
  return (await findOwnCv(kernel, uid, chosen)) ?? own;
}

/** Returns the chosen CV if it is public and belongs to the member. */
async function findOwnCv(kernel: StorageKernel, uid: string, id: string | null) {
  const cv = id === null ? undefined : await findPublicCv(kernel, id);
  return cv?.ownerId === uid ? cv : undefined;
}

const toSiteCv = ({ content, sharing }: PublicCv) => ({
  name: content.basics.name,
  headline: content.basics.headline,
  download: sharing.download,
  language: content.design.language,
});
