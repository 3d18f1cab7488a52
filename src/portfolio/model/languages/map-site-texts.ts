import type { MapTexts } from '#records/contract.ts';
import { mapSectionTexts } from '../sections/map-section-texts.ts';
import type { SiteDocument } from '../site-shape.ts';

/** Replaces the texts of a site's document. */
export const mapSiteTexts: MapTexts<SiteDocument> = (site, replace) => ({
  ...site,
  headline: replace({ key: 'headline', text: site.headline }),
  availability: { ...site.availability, text: replace({ key: 'availability', text: site.availability.text }) },
  about: replace({ key: 'about', text: site.about, isProse: true }),
  sections: mapSectionTexts(site.sections, replace),
  pages: site.pages.map((page) => ({
    ...page,
    title: replace({ key: `pages/${page.id}/title`, text: page.title }),
    description: replace({ key: `pages/${page.id}/description`, text: page.description }),
    sections: mapSectionTexts(page.sections, replace),
  })),
  title: replace({ key: 'title', text: site.title }),
  description: replace({ key: 'description', text: site.description }),
});

type PersonTexts = { displayName: string; location: string; bio: string };

/** Replaces the texts of a member's profile. */
export const mapPersonTexts = <Person extends PersonTexts>(
  person: Person,
  replace: Parameters<MapTexts<Person>>[1],
): Person => ({
  ...person,
  displayName: replace({ key: 'displayName', text: person.displayName, isName: true }),
  location: replace({ key: 'location', text: person.location, isName: true }),
  bio: replace({ key: 'bio', text: person.bio, isProse: true }),
});
