import type { Faults } from '#platform/autosave/editing.ts';
import { type FaultsByPlace, faultsAmong, lengthFault } from '#records/components.tsx';
import { OWN_THEME, SITE_LIMITS, type SiteDocument } from '../../model/site-shape.ts';
import { type ColourName, type Unreadable, unreadableIn } from '../../model/themes.ts';

export type SiteFaults = { texts: FaultsByPlace; colours: readonly Unreadable[] };

/** Returns the faults of a site that can be found without the server. */
export const faultsIn = (site: SiteDocument): SiteFaults => ({
  texts: faultsAmong([
    ['headline', lengthFault(site.headline, SITE_LIMITS.headline)],
    ['about', lengthFault(site.about, SITE_LIMITS.about)],
    ['availability.text', lengthFault(site.availability.text, SITE_LIMITS.availability)],
    ...site.sections.map(
      ({ heading }, at) => [`sections.${at}.heading`, lengthFault(heading, SITE_LIMITS.heading)] as const,
    ),
    ['title', lengthFault(site.title, SITE_LIMITS.title)],
    ['description', lengthFault(site.description, SITE_LIMITS.description)],
  ]),
  colours: site.colors ? unreadableIn(site.colors) : [],
});

type Words = { texts: (faults: FaultsByPlace) => Faults; colour: (name: ColourName) => string };

/** Prepares a site for saving: returns its faults, and the other fields to hold back while colours are unreadable. */
export function prepareSite(site: SiteDocument, words: Words) {
  const { texts, colours } = faultsIn(site);
  const faults: Faults = {
    ...words.texts(texts),
    ...Object.fromEntries(colours.map(({ colour }) => [`colors.${colour}`, words.colour(colour)])),
  };
  // The member's own theme needs its colours, so it is held back with them.
  return { document: site, faults, waiting: colours.length > 0 && site.theme === OWN_THEME ? ['theme'] : [] };
}
