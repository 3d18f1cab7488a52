import {
  isNavigated,
  isRecordSection,
  SECTION_VARIANTS,
  type SiteSectionKind,
} from '../../../../model/sections/section-kinds.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import { newPostsSection, newRecordSection } from '../../../../model/sections/starting-sections.ts';
import { newItem } from './section-items.ts';

/** The kinds of sections in the groups in which they are offered. */
export const ADDABLE = {
  words: ['hero', 'text', 'about', 'now', 'faq'],
  work: ['projects', 'posts', 'gallery', 'services', 'numbers', 'achievements'],
  career: ['experience', 'education', 'skills', 'publications', 'talks', 'cv'],
  others: ['testimonials', 'clients', 'press', 'links', 'contact'],
} as const satisfies Record<string, readonly SiteSectionKind[]>;
export type AddableGroup = keyof typeof ADDABLE;

const NUMBERS = { from: 1000, to: 9999 } as const;

/**
 * Returns an id for a section, such as `services-4821`. The number is by chance, so that neither a section that another
 * window adds nor one that was removed has the same id, which is that of its translations.
 */
export function freeId(kind: SiteSectionKind, taken: ReadonlySet<string>): string {
  for (;;) {
    const number = NUMBERS.from + Math.floor(Math.random() * (NUMBERS.to - NUMBERS.from + 1));
    const id = `${kind}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Returns the place of a new section: at the end of those that are shown, but before a contact section that ends the
 * page. A hero opens the page.
 */
export function placeOfNew(kind: SiteSectionKind, sections: readonly Pick<SiteSection, 'kind' | 'visible'>[]): number {
  if (kind === 'hero') return 0;
  const last = sections.findLastIndex(({ visible }) => visible);
  return sections[last]?.kind === 'contact' ? last : last + 1;
}

/** Returns an empty section. */
export function newSection(kind: SiteSectionKind, id: string): SiteSection {
  if (isRecordSection(kind)) return newRecordSection(kind, id);
  const base = { id, visible: true, heading: '', inNavigation: isNavigated(kind) };
  switch (kind) {
    case 'posts':
      return newPostsSection(id);
    case 'publications':
      return { ...base, kind, variant: SECTION_VARIANTS.publications[0] };
    case 'talks':
      return { ...base, kind, variant: SECTION_VARIANTS.talks[0] };
    case 'skills':
      return { ...base, kind, variant: SECTION_VARIANTS.skills[0] };
    case 'testimonials':
      return { ...base, kind, variant: SECTION_VARIANTS.testimonials[0] };
    case 'hero':
      return {
        ...{ ...base, kind, variant: SECTION_VARIANTS.hero[0], text: '', image: null, alt: '', project: null },
        link: { label: '', url: '' },
      };
    case 'text':
      return { ...base, kind, variant: SECTION_VARIANTS.text[0], text: '' };
    case 'now':
      return { ...base, kind, variant: SECTION_VARIANTS.now[0], text: '', date: '' };
    case 'gallery':
      return { ...base, kind, variant: SECTION_VARIANTS.gallery[0], pictures: [] };
    case 'numbers':
      return { ...base, kind, variant: SECTION_VARIANTS.numbers[0], items: [newItem(kind)] };
    case 'services':
      return { ...base, kind, variant: SECTION_VARIANTS.services[0], items: [newItem(kind)] };
    case 'clients':
      return { ...base, kind, variant: SECTION_VARIANTS.clients[0], items: [newItem(kind)] };
    case 'press':
      return { ...base, kind, variant: SECTION_VARIANTS.press[0], items: [newItem(kind)] };
    case 'faq':
      return { ...base, kind, variant: SECTION_VARIANTS.faq[0], items: [newItem(kind)] };
  }
}
