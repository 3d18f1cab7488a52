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

/** What a template is given to set: all of it data, so that nothing that a member wrote is ever read as markup. */
export type PageData = {
  title: string;
  name: string;
  headline: string;
  contacts: PageContact[];
  sections: PageSection[];
  design: Design;
  language: { lang: string; region: string | null };
  direction: 'ltr' | 'rtl';
  /** What stands between words of a list. */
  comma: string;
  colours: ReturnType<typeof coloursOf>;
  /** Typefaces, each followed by those that step in for letters that it lacks. */
  fonts: { heading: string[]; body: string[] };
  photo: boolean;
  /** Whether the places of its parts are told, as pages on a screen need it. */
  marks: boolean;
  /** What stands below the head, where it is a letter. */
  letter?: PageLetter;
};
/** The icon is a drawing, or nothing; `says` is its label, where neither the text nor an icon says as much. */
type PageContact = { icon: string; label: string; says: string; text: string; href?: string };
type PageSection = Omit<SectionOutline, 'texts' | 'items'> & {
  texts: MarkdownBlock[];
  items: PageItem[];
  /** Whether its items take a line each. */
  short: boolean;
};
type PageItem = Omit<ItemOutline, 'when' | 'texts' | 'bullets' | 'roles'> & {
  href?: string;
  texts: MarkdownBlock[];
  bullets: { id: string; text: MarkdownBlock[] }[];
  roles: PageItem[];
};

/** What of a letter is set below the head of its template. */
export type PageLetter = Omit<LetterOutline, 'title' | 'name' | 'headline' | 'contacts'>;

export type Given = {
  words: PageWords;
  template: Pick<Template, 'columns' | 'fonts'>;
  photo: boolean;
  marks: boolean;
};

/** What of a CV is set on pages. */
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
    // Every PDF for all to read has a title.
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

/** Where nothing was placed at the side, a page of two columns has there what takes a line each. */
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
