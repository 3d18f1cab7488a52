import type { FieldFaults } from '#platform/browser/autosave/editing.ts';
import { collectFieldErrors, type FieldErrorMap, validateLength } from '#records/components.tsx';
import { OWN_THEME, SITE_LIMITS, type SiteDocument } from '../../model/site-shape.ts';
import { findUnreadableColours, type SiteColourName, type UnreadableColour } from '../../model/themes.ts';
import { checkPages } from './validate-sections.ts';

export type SiteFaults = { texts: FieldErrorMap; colours: readonly UnreadableColour[] };

/** Returns the faults of a site that can be found without the server. */
export const faultsIn = (site: SiteDocument): SiteFaults => ({
  texts: collectFieldErrors([
    ['headline', validateLength(site.headline, SITE_LIMITS.headline)],
    ['about', validateLength(site.about, SITE_LIMITS.about)],
    ['availability.text', validateLength(site.availability.text, SITE_LIMITS.availability)],
    ...checkPages(site),
    ['title', validateLength(site.title, SITE_LIMITS.title)],
    ['description', validateLength(site.description, SITE_LIMITS.description)],
    ['css', validateLength(site.css, SITE_LIMITS.css)],
  ]),
  colours: site.colors ? findUnreadableColours(site.colors) : [],
});

type FaultMessages = { texts: (faults: FieldErrorMap) => FieldFaults; colour: (name: SiteColourName) => string };

/** Prepares a site for saving: returns its faults, and the other fields to hold back with those that have any. */
export function prepareSite(site: SiteDocument, messages: FaultMessages) {
  const { texts, colours } = faultsIn(site);
  const faults: FieldFaults = {
    ...messages.texts(texts),
    ...Object.fromEntries(colours.map(({ colour }) => [`colors.${colour}`, messages.colour(colour)])),
  };
  const isFaulty = (field: string) => Object.keys(faults).some((path) => path.startsWith(`${field}.`));
  return {
    document: site,
    faults,
    waiting: [
      // The member's own theme needs its colours, so it is held back with them.
      ...(colours.length > 0 && site.theme === OWN_THEME ? ['theme'] : []),
      // A section that was moved must not be saved in one of them alone.
      ...(isFaulty('sections') || isFaulty('pages') ? ['sections', 'pages'] : []),
    ],
  };
}
