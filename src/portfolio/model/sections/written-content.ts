import { isWrittenSection, type WrittenSection } from './section-kinds.ts';
import type { SectionOf, SiteSection } from './section-schema.ts';

type Texts = { kind: 'text' | 'now'; text: string };
type Pictures = { kind: 'gallery'; pictures: readonly unknown[] };
type Numbers = { kind: 'numbers'; items: readonly { value: string }[] };
type Named = { kind: 'services' | 'clients' | 'faq'; items: readonly { name: string }[] };
type Press = { kind: 'press'; items: readonly { name: string; text: string }[] };

const isBlank = (text: string) => text.trim() === '';

/** Returns whether a section has the content without which its pages leave it out. */
export function hasWrittenContent(section: Texts | Pictures | Numbers | Named | Press): boolean {
  switch (section.kind) {
    case 'text':
    case 'now':
      return !isBlank(section.text);
    case 'gallery':
      return section.pictures.length > 0;
    case 'numbers':
      return section.items.some(({ value }) => !isBlank(value));
    case 'press':
      return section.items.some(hasPressWords);
    default:
      return section.items.some(({ name }) => !isBlank(name));
  }
}

/** Returns whether an article of the press has a headline or a quote. */
export const hasPressWords = ({ name, text }: { name: string; text: string }) => ![name, text].every(isBlank);

/** Returns whether a hero has words. */
export const hasHeroWords = ({ heading, text }: { heading: string; text: string }) => ![heading, text].every(isBlank);

/** Returns whether the content of a section is written in the site itself. */
export const isWritten = (section: SiteSection): section is SectionOf<WrittenSection> => isWrittenSection(section.kind);

/** Returns whether a section that is written in the site has something to show, as far as its document tells. */
export const isFilledIn = (section: SectionOf<WrittenSection>): boolean =>
  section.kind === 'hero'
    ? hasHeroWords(section) || (section.variant === 'project' ? section.project : section.image) !== null
    : hasWrittenContent(section);
