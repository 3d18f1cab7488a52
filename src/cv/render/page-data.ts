import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import { qrCode, qrSvg } from '#platform/pure/qr-code.ts';
import { coloursOf } from '../model/colours.ts';
import type { CvContent } from '../model/content.ts';
import { bulletSignOf, type Design, spacingOf } from '../model/design.ts';
import { familyNameOf } from '../model/family-name.ts';
import { fallbacksFor, typefacesOfFonts } from '../model/fonts.ts';
import { headPositionOf } from '../model/head-position.ts';
import { languageOf } from '../model/language-of.ts';
import type { LetterOutline } from '../model/letters/letter-outline.ts';
import { contactHref, contactLabel, contactText, displayUrl, webAddress } from '../model/outline/addresses.ts';
import {
  type Contact,
  type ItemOutline,
  outlineOf,
  type PageWords,
  type SectionOutline,
} from '../model/outline/outline.ts';
import { qrTargetOf } from '../model/outline/qr-target.ts';
import { isShort } from '../model/shapes.ts';
import type { TemplateTokens } from '../model/template-tokens.ts';
import type { Direction } from '../model/text-direction.ts';
import { addBidiMarks, addBidiMarksToData } from './bidi-marks.ts';
import { renderIcon } from './contact-icons.ts';
import { type DirectedBlock, directBlocks, directItem } from './directed-blocks.ts';
import type { CvTemplate } from './templates.ts';

/** Input of a template. All of it is data, so text written by a member is never parsed as markup. */
export type PageData = {
  title: string;
  name: string;
  /** The family name with which the name ends, if that is clear. */
  family?: string;
  headline: string;
  /** The words of a form, in templates that are one. */
  document?: PageDocument;
  contacts: PageContact[];
  sections: PageSection[];
  design: Design;
  language: { lang: string; region: string | null };
  direction: 'ltr' | 'rtl';
  /** Separator between the words of a list. */
  comma: string;
  colours: ReturnType<typeof coloursOf>;
  /** The space between sections and entries, relative to the normal one. */
  spacing: number;
  /** Whether the head stands in the middle of the page. */
  centred: boolean;
  /** The sign of bullets, or null for the template's own. */
  bullet: string | null;
  /** Font families, each list followed by fallbacks for characters that the first lacks. */
  fonts: { heading: string[]; body: string[] };
  photo: boolean;
  /** Whether to record the positions of parts, which pages on screen need. */
  marks: boolean;
  /** The QR code of the head: its modules as SVG, their number in a row, where it leads, and its alternative text. */
  qr?: { drawing: string; size: number; href: string; alt: string };
  /** Content below the header, for a cover letter. */
  letter?: PageLetter;
};
/** The title of the document, the label of the name, those of the closing lines, and the place where it was written. */
type PageDocument = { title: string; name: string; placeAndDate: string; signature: string; place: string };
/**
 * A contact detail.
 * `icon` is an SVG or empty; `says` is the label, or empty if the kind or the text implies it.
 */
type PageContact = { icon: string; label: string; says: string; text: string; href?: string };
type PageSection = Omit<SectionOutline, 'texts' | 'items'> & {
  texts: DirectedBlock[];
  items: PageItem[];
  /** Whether each item takes a single line. */
  short: boolean;
};
type PageItem = Omit<ItemOutline, 'when' | 'texts' | 'bullets' | 'roles'> & {
  href?: string;
  texts: DirectedBlock[];
  bullets: PageBullet[];
  roles: PageItem[];
  /** Whether it is one of the roles in a company. */
  role?: true;
};

/** A bullet, with its direction if that differs from the page's. */
type PageBullet = { id: string; text: DirectedBlock[]; dir?: Direction };

/** The content of a cover letter below the header of its template. */
export type PageLetter = Omit<LetterOutline, 'title' | 'name' | 'headline' | 'contacts' | 'text'> & {
  text: DirectedBlock[];
};

export type PageDataOptions = {
  words: PageWords;
  template: Pick<CvTemplate, 'fonts' | 'tokens'>;
  photo: boolean;
  marks: boolean;
};

/** Returns the template data of a CV. */
export function pageDataOf(content: CvContent, { words, template, photo, marks }: PageDataOptions): PageData {
  const { name, headline, contacts, sections } = outlineOf(content, words);
  const { design } = content;
  const { tag, direction, comma } = languageOf(design.language);
  const [lang = '', region = ''] = tag.split('-');
  const colours = coloursOf(design);
  const displayed = {
    name,
    headline,
    ...documentOf(content, words, template.tokens),
    contacts: contacts.map((contact) => contactOf(contact, design.icons ? colours.accent : null)),
    sections: sections.map((section) => ({
      ...section,
      texts: blocksOf(section.texts, direction),
      items: section.items.map((item) => itemOf(item, direction)),
      short: isShort(section.kind),
    })),
  };
  return {
    // PDF/UA requires a title.
    title: name || headline || 'CV',
    ...(direction === 'rtl' ? addBidiMarksToData(displayed) : displayed),
    design,
    language: { lang: lang.toLowerCase(), region: /^[a-z]{2}$/i.test(region) ? region.toUpperCase() : null },
    direction,
    comma: direction === 'rtl' ? addBidiMarks(comma) : comma,
    colours,
    spacing: spacingOf(design),
    centred: headPositionOf(template.tokens) === 'centre',
    bullet: bulletSignOf(design) ?? null,
    fonts: fontsOf(design, template.fonts),
    photo,
    marks,
    ...familyOf(name, design.language),
    ...qrOf(content, words),
  };
}

function documentOf(
  { basics }: CvContent,
  { document }: PageWords,
  { title }: TemplateTokens,
): Pick<PageData, 'document'> {
  if (!title) return {};
  const { name, placeAndDate, signature } = document;
  const { display, city } = basics.location;
  const place = (display.trim() === '' ? city : display).trim();
  return { document: { title: document[title.says], name, placeAndDate, signature, place } };
}

function familyOf(name: string, language: string): Pick<PageData, 'family'> {
  const family = familyNameOf(name, language);
  return family === undefined ? {} : { family };
}

function qrOf(content: CvContent, { labels }: PageWords): Pick<PageData, 'qr'> {
  const href = qrTargetOf(content);
  if (href === undefined) return {};
  const code = qrCode(href);
  return {
    qr: { drawing: qrSvg(code, { margin: 0 }), size: code.size, href, alt: `${labels.qr}: ${displayUrl(href)}` },
  };
}

function fontsOf({ fonts, language }: Design, defaultFonts: string): PageData['fonts'] {
  const { heading, body } = typefacesOfFonts(fonts || defaultFonts);
  const fallbacks = fallbacksFor(language, body);
  return { heading: [...new Set([heading, body, ...fallbacks])], body: [...new Set([body, ...fallbacks])] };
}

function contactOf(contact: Contact, iconColor: string | null): PageContact {
  return {
    icon: iconColor === null ? '' : renderIcon(contact, iconColor),
    label: contact.label,
    says: contactLabel(contact),
    text: contactText(contact),
    ...hrefFieldOf(contactHref(contact)),
  };
}
const hrefFieldOf = (href: string | undefined) => (href === undefined ? {} : { href });

const itemOf = ({ url, when: _, texts, bullets, roles, ...item }: ItemOutline, direction: Direction): PageItem => ({
  ...item,
  url: displayUrl(url),
  ...hrefFieldOf(webAddress(url)),
  texts: blocksOf(texts, direction),
  bullets: bullets.map((bullet) => bulletOf(bullet, direction)),
  roles: roles.map((role) => ({ ...itemOf(role, direction), role: true })),
});

const blocksOf = (texts: readonly string[], direction: Direction) =>
  texts.flatMap((text) => directBlocks(parseMarkdown(text), direction));

const bulletOf = ({ id, text }: ItemOutline['bullets'][number], direction: Direction): PageBullet => {
  const { blocks, ...directed } = directItem(parseMarkdown(text), direction);
  return { id, text: blocks, ...directed };
};
