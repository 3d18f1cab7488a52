import type { MapTexts } from '#records/contract.ts';
import type { SiteDocument } from '../site-shape.ts';

/** Replaces the texts of a site's document. */
export const mapSiteTexts: MapTexts<SiteDocument> = (site, replace) => ({
  ...site,
  headline: replace({ key: 'headline', text: site.headline }),
  availability: { ...site.availability, text: replace({ key: 'availability', text: site.availability.text }) },
  about: replace({ key: 'about', text: site.about, isProse: true }),
  sections: site.sections.map((section) => ({
    ...section,
    heading: replace({ key: `heading/${section.kind}`, text: section.heading }),
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
