import { parseMarkdown } from '#platform/markdown/parse.ts';
import type { MarkdownBlock } from '#platform/markdown/tree.ts';
import { coloursOf } from '../model/colours.ts';
import type { CvContent } from '../model/content.ts';
import type { Design } from '../model/design.ts';
import { asSaid, asShown, hrefOf, labelOf, webAddress } from '../model/exports/addresses.ts';
import {
  type Contact,
  type ItemOutline,
  isShort,
  outlineOf,
  type PageWords,
  type SectionOutline,
} from '../model/exports/outline.ts';
import { FONT_PAIRS, fallbacksFor, fontPairOf } from '../model/fonts.ts';
import { languageOf } from '../model/language-of.ts';
import type { LetterOutline } from '../model/letters/letter-outline.ts';
import type { SectionKind } from '../model/shapes.ts';
import { drawIcon } from './contact-icons.ts';
import type { Template } from './templates.ts';
import { withAllTurns, withTurns } from './turns.ts';

/** Input of a template. All of it is data, so text written by a member is never parsed as markup. */
export type PageData = {
  title: string;
  name: string;
  headline: string;
  contacts: PageContact[];
  sections: PageSection[];
  design: Design;
  language: { lang: string; region: string | null };
  direction: 'ltr' | 'rtl';
  /** Separator between the words of a list. */
  comma: string;
  colours: ReturnType<typeof coloursOf>;
  /** Font families, each list followed by fallbacks for characters that the first lacks. */
  fonts: { heading: string[]; body: string[] };
  photo: boolean;
  /** Whether to record the positions of parts, which pages on screen need. */
  marks: boolean;
  /** Content below the header, for a cover letter. */
  letter?: PageLetter;
};
/**
 * A contact detail. `icon` is an SVG drawing or empty; `says` is the label, or empty if the kind or the text implies
 * it.
 */
type PageContact = { icon: string; label: string; says: string; text: string; href?: string };
type PageSection = Omit<SectionOutline, 'texts' | 'items'> & {
  texts: MarkdownBlock[];
  items: PageItem[];
  /** Whether each item takes a single line. */
  short: boolean;
};
type PageItem = Omit<ItemOutline, 'when' | 'texts' | 'bullets' | 'roles'> & {
  href?: string;
  texts: MarkdownBlock[];
  bullets: { id: string; text: MarkdownBlock[] }[];
  roles: PageItem[];
};

/** The content of a cover letter below the header of its template. */
export type PageLetter = Omit<LetterOutline, 'title' | 'name' | 'headline' | 'contacts'>;

export type Given = {
  words: PageWords;
  template: Pick<Template, 'columns' | 'fonts'>;
  photo: boolean;
  marks: boolean;
};

/** Returns the template data of a CV. */
export function pageDataOf(content: CvContent, { words, template, photo, marks }: Given): PageData {
  const { name, headline, contacts, sections } = outlineOf(content, words);
  const { design } = content;
  const { tag, direction, comma } = languageOf(design.language);
  const [lang = '', region = ''] = tag.split('-');
  const colours = coloursOf(design);
  const shown = {
    name,
    headline,
    contacts: contacts.map((contact) => contactOf(contact, design.icons ? colours.accent : null)),
    sections: inColumns(sections, template.columns).map((section) => ({
      ...section,
      texts: blocksOf(section.texts),
      items: section.items.map(itemOf),
      short: isShort(section.kind),
    })),
  };
  return {
    // PDF/UA requires a title.
    title: name || headline || 'CV',
    ...(direction === 'rtl' ? withAllTurns(shown) : shown),
    design,
    language: { lang: lang.toLowerCase(), region: /^[a-z]{2}$/i.test(region) ? region.toUpperCase() : null },
    direction,
    comma: direction === 'rtl' ? withTurns(comma) : comma,
    colours,
    fonts: fontsOf(design, template.fonts),
    photo,
    marks,
  };
}

/** Moves sections of one-line items to the sidebar of a two-column page, unless the member placed a section there. */
export function inColumns(sections: readonly SectionOutline[], columns: number): SectionOutline[] {
  if (columns === 1 || sections.some(({ area }) => area === 'sidebar')) return [...sections];
  return sections.map((section) => (SIDE_KINDS.has(section.kind) ? { ...section, area: 'sidebar' } : section));
}
const SIDE_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates']);

function fontsOf({ fonts, language }: Design, defaultFonts: string): PageData['fonts'] {
  const { heading, body } = FONT_PAIRS[fontPairOf(fonts || defaultFonts)];
  const others = fallbacksFor(language, body);
  return { heading: [...new Set([heading, body, ...others])], body: [...new Set([body, ...others])] };
}

function contactOf(contact: Contact, iconColor: string | null): PageContact {
  return {
    icon: iconColor === null ? '' : drawIcon(contact, iconColor),
    label: contact.label,
    says: labelOf(contact),
    text: asShown(contact),
    ...linkTo(hrefOf(contact)),
  };
}
const linkTo = (href: string | undefined) => (href === undefined ? {} : { href });

const itemOf = ({ url, when: _, texts, bullets, roles, ...item }: ItemOutline): PageItem => ({
  ...item,
  url: asSaid(url),
  ...linkTo(webAddress(url)),
  texts: blocksOf(texts),
  bullets: bullets.map(({ id, text }) => ({ id, text: parseMarkdown(text) })),
  roles: roles.map(itemOf),
});

const blocksOf = (texts: readonly string[]) => texts.flatMap((text) => parseMarkdown(text));
