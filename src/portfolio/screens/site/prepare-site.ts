import type { Faults } from '#platform/autosave/editing.ts';
import { type FaultsByPlace, faultsAmong, lengthFault } from '#records/components.tsx';
import { OWN_THEME, SITE_LIMITS, type SiteDocument } from '../../model/site-shape.ts';
import { type ColourName, type Unreadable, unreadableIn } from '../../model/themes.ts';

export type SiteFaults = { texts: FaultsByPlace; colours: readonly Unreadable[] };

/** What can be told to be wrong with a site without asking the server. */
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

/** The site as it would be sent: colours that nobody could read wait until they can be. */
export function prepareSite(site: SiteDocument, words: Words) {
  const { texts, colours } = faultsIn(site);
  const faults: Faults = {
    ...words.texts(texts),
    ...Object.fromEntries(colours.map(({ colour }) => [`colors.${colour}`, words.colour(colour)])),
  };
  // A theme of one's own is nothing without its colours.
  return { document: site, faults, waiting: colours.length > 0 && site.theme === OWN_THEME ? ['theme'] : [] };
}
