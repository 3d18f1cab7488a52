import type { SiteSection } from '../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../model/site.ts';
import type { ShownSection, SiteView } from '../../model/site-view.ts';
import type { ImageLookup } from './load-images.ts';
import { toCaptioned } from './to-site-records.ts';

type SectionContext = { pictureOf: ImageLookup; projects: readonly { id: string; slug: string }[] };

/** Returns a site without the ids of CVs, and with the pictures and projects that its sections name. */
export function toShownSite(site: SiteDocument, context: SectionContext): SiteView['site'] {
  const { cv: _, languages: __, sections, pages, ...rest } = site;
  return {
    ...rest,
    sections: toShownSections(sections, context),
    pages: pages.map((page) => ({ ...page, sections: toShownSections(page.sections, context) })),
  };
}

/** Returns sections with the pictures and projects that they name. */
export const toShownSections = (sections: readonly SiteSection[], context: SectionContext): ShownSection[] =>
  sections.map((section) => toShownSection(section, context));

function toShownSection(section: SiteSection, { pictureOf, projects }: SectionContext): ShownSection {
  switch (section.kind) {
    case 'hero': {
      const { image, alt, project, ...rest } = section;
      return { ...rest, picture: pictureOf(image, alt), project: projects.find(({ id }) => id === project)?.slug };
    }
    case 'gallery':
      return { ...section, pictures: toCaptioned(section.pictures, pictureOf) };
    case 'clients':
      return {
        ...section,
        items: section.items.map(({ image, ...item }) => ({ ...item, logo: pictureOf(image, item.name) })),
      };
    default:
      return section;
  }
}
