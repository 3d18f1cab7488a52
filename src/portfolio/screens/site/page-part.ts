import { SITE_SECTIONS, type SiteSection, type SiteSectionKind } from '../../model/site-shape.ts';

/** A part of the site's pages that the editor has fields for. */
export type PagePart = 'intro' | 'availability' | SiteSectionKind;

/** The parts whose texts are fields of their own; the others are edited in the row of their section. */
const PART_FIELDS: Partial<Record<PagePart, string>> = {
  intro: 'headline',
  about: 'about',
  availability: 'availability.text',
};

/** Returns the path of the first field of a part. */
export const fieldOfPart = (part: PagePart, sections: readonly SiteSection[]) =>
  PART_FIELDS[part] ?? `sections.${sections.findIndex(({ kind }) => kind === part)}.heading`;

/** Returns the part that a control of the editor belongs to; undefined for other controls. */
export function partOfControl(control: Element): PagePart | undefined {
  const section = control.closest<HTMLElement>('[data-section]')?.dataset.section;
  if (section !== undefined) return SITE_SECTIONS.find((kind) => kind === section);
  switch (control.closest<HTMLElement>('[data-place]')?.dataset.place) {
    case 'headline':
      return 'intro';
    case 'about':
      return 'about';
    case 'availability.text':
    case 'availability.until':
      return 'availability';
    default:
      return undefined;
  }
}
