import { pageOfSection, sectionsOfPages } from '../../model/sections/section-references.ts';
import type { SiteSection } from '../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

/** A part of the site's pages that the editor has fields for: a part of the header, or a section by its id. */
export type PagePart = 'intro' | 'availability' | `section:${string}`;

export const partOfSection = (id: string): PagePart => `section:${id}`;

type Pages = Pick<SiteDocument, 'sections' | 'pages'>;

/** Returns the section that a part is; undefined for parts of the header, and for sections that were removed. */
export const sectionOfPart = (part: PagePart, site: Pages): SiteSection | undefined =>
  sectionsOfPages<SiteSection>(site).find(({ id }) => partOfSection(id) === part);

/** Returns the id of the page of the member's own that has a part; undefined for the home page. */
export function pageOfPart(part: PagePart, site: Pages): string | undefined {
  const section = sectionOfPart(part, site);
  return section && pageOfSection(site, section.id);
}

/** Returns the path of the first field of a part. The "about" text has a field of its own. */
export function fieldOfPart(part: PagePart, site: Pages): string {
  if (part === 'intro') return 'headline';
  if (part === 'availability') return 'availability.text';
  const section = sectionOfPart(part, site);
  if (section?.kind === 'about') return 'about';
  const at = site.pages.findIndex(({ id }) => id === pageOfPart(part, site));
  const [list, path] = at < 0 ? [site.sections, 'sections'] : [site.pages[at]?.sections, `pages.${at}.sections`];
  return `${path}.${list?.findIndex(({ id }) => partOfSection(id) === part) ?? -1}.heading`;
}

/** Returns the page and the section that have a field; undefined for fields of no page. */
export function placeOfField(path: string, { sections, pages }: Pages) {
  const [, page, at] = /^(?:pages\.(\d+)\.?)?(?:sections\.(\d+))?/.exec(path) ?? [];
  if (page === undefined && at === undefined) return undefined;
  const own = page === undefined ? undefined : pages[Number(page)];
  return { pageId: own?.id, sectionId: at === undefined ? undefined : (own?.sections ?? sections)[Number(at)]?.id };
}

/** Returns the part that a control of the editor belongs to; undefined for other controls. */
export function partOfControl(control: Element, { sections }: Pages): PagePart | undefined {
  const section = control.closest<HTMLElement>('[data-section]')?.dataset.section;
  if (section !== undefined) return partOfSection(section);
  switch (control.closest<HTMLElement>('[data-place]')?.dataset.place) {
    case 'headline':
      return 'intro';
    case 'about': {
      const about = sections.find(({ kind }) => kind === 'about');
      return about && partOfSection(about.id);
    }
    case 'availability.text':
    case 'availability.until':
      return 'availability';
    default:
      return undefined;
  }
}
