import type { OwnPage } from './own-pages.ts';
import type { SiteSection } from './section-schema.ts';

type Pages = { sections: SiteSection[]; pages: OwnPage[] };

/** Returns the sections of all pages of a site, those of the home page first. */
export const sectionsOfPages = <Section>({
  sections,
  pages,
}: {
  sections: readonly Section[];
  pages: readonly { sections: readonly Section[] }[];
}): Section[] => [...sections, ...pages.flatMap((page) => page.sections)];

/** Returns the id of the page of the member's own that has a section; undefined for the home page. */
export const pageOfSection = ({ pages }: Pick<Pages, 'pages'>, sectionId: string): string | undefined =>
  pages.find(({ sections }) => sections.some(({ id }) => id === sectionId))?.id;

/** Returns whether a visible section of a kind is on the home page or on a visible page of the member's own. */
export const hasVisibleSection = ({ sections, pages }: Pages, kind: SiteSection['kind']): boolean =>
  sectionsOfPages<SiteSection>({ sections, pages: pages.filter((page) => page.visible) }).some(
    (section) => section.kind === kind && section.visible,
  );

type Reference = { kind: 'image' | 'project'; id: string };
/** Returns the id that takes the place of a reference; null to remove it. */
type Replace = (reference: Reference) => string | null;

/** Returns the sections and pages of a site with each of their references replaced. */
export const replaceReferences = ({ sections, pages }: Pages, replace: Replace): Pages => ({
  sections: sections.map((section) => withReferences(section, replace)),
  pages: pages.map((page) => ({ ...page, sections: page.sections.map((section) => withReferences(section, replace)) })),
});

function withReferences(section: SiteSection, replace: Replace): SiteSection {
  const replaced = (kind: Reference['kind'], id: string | null) => id && replace({ kind, id });
  switch (section.kind) {
    case 'hero':
      return {
        ...section,
        image: replaced('image', section.image),
        project: replaced('project', section.project),
      };
    case 'gallery':
      return {
        ...section,
        pictures: section.pictures.flatMap((picture) => {
          const image = replaced('image', picture.image);
          return image === null ? [] : [{ ...picture, image }];
        }),
      };
    case 'clients':
      return {
        ...section,
        items: section.items.map((item) => ({ ...item, image: replaced('image', item.image) })),
      };
    default:
      return section;
  }
}

/** Returns the images and projects that the sections of a site refer to. */
export function referencesOfSections(site: Pages): Reference[] {
  const references: Reference[] = [];
  replaceReferences(site, (reference) => {
    references.push(reference);
    return reference.id;
  });
  return references;
}

/** Returns the ids of the images in the sections of a site. */
export const imagesOfSections = (site: Pages): string[] =>
  referencesOfSections(site).flatMap(({ kind, id }) => (kind === 'image' ? [id] : []));
