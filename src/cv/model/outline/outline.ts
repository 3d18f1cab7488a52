import type { CvContent } from '../content.ts';
import { isOwnAuthor } from '../entries/own-author.ts';
import { ITEM_FIELDS } from '../item-fields.ts';
import { languageOf } from '../language-of.ts';
import { withPageRanges } from '../page-ranges.ts';
import { bareDoi } from '../publication-identity.ts';
import type { Basics, Node, Section, SectionKind } from '../shapes.ts';
import { type FieldValues, shapeOf } from '../tree.ts';
import { withoutHidden } from '../without-hidden.ts';
import { type DateStyle, type FormattedDate, formatDate, formattedDates, formattedPeriod, joinDates } from './dates.ts';
import { locationTextOf } from './location-text.ts';

/** The words that a CV adds to its member's text, in its own language: `messages/…/cv-page.json`. */
export type PageWords = {
  sections: Record<SectionKind, string>;
  present: string;
  native: string;
  labels: Record<PageLabel, string>;
  levels: Record<string, string>;
  /** The names of the document and of the parts that only forms name. */
  document: Record<'title' | 'career' | 'name' | 'placeAndDate' | 'signature', string>;
};
type PageLabel =
  | 'email'
  | 'phone'
  | 'location'
  | 'website'
  | 'grade'
  | 'courses'
  | 'editors'
  | 'validUntil'
  | 'credentialId'
  | 'doi'
  | 'qr';

/** A line of text with its label, which may be empty. */
export type Detail = { label: string; text: string; url?: string; own?: OwnName };
/** The name of the member within the text of a list of authors. */
export type OwnName = { before: string; name: string; after: string };

/** An item of any kind as readers see it. Lines are plain text as typed, `texts` and `bullets` are Markdown. */
export type ItemOutline = {
  /** The id of the node that the item was made from. */
  id: string;
  heading: string;
  /** Lines beside or below the heading, for example the company or location. */
  beside: string[];
  /** The line in `beside` that names the organization, if the heading is a position or a degree there. */
  organization?: string;
  /** The line in `beside` that names the location. */
  place?: string;
  dates: string;
  /** The dates one by one, with their ISO form. */
  when: FormattedDate[];
  url: string;
  texts: string[];
  bullets: { id: string; text: string }[];
  details: Detail[];
  /** The level from 1 to 5 if it is shown as symbols, or 0. */
  level: number;
  /** The roles in a company, if there are several. */
  roles: ItemOutline[];
  startOnNewPage: boolean;
};
export type SectionOutline = Pick<Section, 'id' | 'kind' | 'area' | 'columns' | 'keepTogether' | 'startOnNewPage'> & {
  heading: string;
  texts: string[];
  items: ItemOutline[];
};
/** A means of contact, with the icon that the member chose for it. */
export type Contact = Detail & {
  kind: 'email' | 'phone' | 'location' | 'website' | 'profile' | 'custom';
  icon: string;
};
export type CvOutline = {
  name: string;
  headline: string;
  contacts: Contact[];
  sections: SectionOutline[];
};

/** Returns everything that readers of a CV see, in order. The exports and pages share it, so that they agree. */
export function outlineOf(content: CvContent, words: PageWords): CvOutline {
  const { basics, sections, design } = withoutHidden(content);
  const { levels } = design;
  const context: OutlineContext = {
    member: basics.name.trim(),
    words,
    dates: { ...design, present: words.present },
    comma: languageOf(design.language).comma,
    hasTextLevels: levels === 'words',
    hasSymbolLevels: levels === 'dots' || levels === 'bar',
  };
  return {
    name: basics.name.trim(),
    headline: basics.headline.trim(),
    contacts: contactsOf(basics, context),
    sections: sections
      .map((section) => outlineOfSection(section, basics, context))
      .filter(({ texts, items }) => texts.length + items.length > 0),
  };
}

type OutlineContext = {
  member: string;
  words: PageWords;
  dates: DateStyle;
  comma: string;
  hasTextLevels: boolean;
  hasSymbolLevels: boolean;
};

function contactsOf(basics: Basics, { words: { labels }, dates: { language } }: OutlineContext): Contact[] {
  const contactDetails: (Detail & { kind: Contact['kind']; icon?: string })[] = [
    { kind: 'email', label: labels.email, text: basics.email },
    { kind: 'phone', label: labels.phone, text: basics.phone },
    { kind: 'location', label: labels.location, text: locationTextOf(basics.location, language) },
    { kind: 'website', label: labels.website, text: basics.url, url: basics.url },
    ...basics.profiles.map(({ network, username, url }) => ({
      ...{ kind: 'profile' as const, label: network, text: username || url, url },
    })),
    ...basics.custom.map(({ icon, label, value, url }) => ({
      ...{ kind: 'custom' as const, icon, label, text: value || url, url },
    })),
  ];
  return contactDetails.flatMap((contact) => (contact.text.trim() === '' ? [] : [trimContact(contact)]));
}

const trimContact = ({
  kind,
  icon = '',
  label,
  text,
  url = '',
}: Detail & { kind: Contact['kind']; icon?: string }): Contact => ({
  kind,
  icon: icon.trim(),
  label: label.trim(),
  text: text.trim(),
  ...(url.trim() === '' ? {} : { url: url.trim() }),
});

function outlineOfSection(section: Section, basics: Basics, context: OutlineContext): SectionOutline {
  const { id, kind, title, showTitle, area, columns } = section;
  const items = (section.items as Node[]).map((item) => outlineOfItem(kind, item, context)).filter(hasContent);
  return {
    ...{ id, kind, area, columns },
    keepTogether: section.keepTogether && !items.slice(1).some((item) => item.startOnNewPage),
    // A page break before the first entry takes the heading along.
    startOnNewPage: section.startOnNewPage || items[0]?.startOnNewPage === true,
    heading: showTitle ? title.trim() || context.words.sections[kind] : '',
    texts: kind === 'summary' ? nonEmpty([basics.summary]) : [],
    items: items.map((item, at) => (at === 0 ? { ...item, startOnNewPage: false } : item)),
  };
}

const hasContent = ({ heading, dates, url, texts, bullets, details, roles }: ItemOutline) =>
  heading + dates + url !== '' || texts.length + bullets.length + details.length + roles.length > 0;

const TEXT_FIELDS = ['companyDescription', 'summary', 'description', 'reference', 'text'] as const;

/** Returns the outline of an item of any kind. A company with a single role is merged with it. */
function outlineOfItem(kind: SectionKind | 'role', item: Node, context: OutlineContext): ItemOutline {
  const outline = outlineOfFields(kind, item as unknown as FieldValues, context);
  if (kind !== 'work') return outline;
  const roles = (item as Node<'work'>).roles.map((role) => outlineOfItem('role', role, context)).filter(hasContent);
  const [role, ...others] = roles;
  if (!role || others.length > 0) return { ...outline, roles };
  const [heading = '', ...beside] = nonEmpty([role.heading, outline.heading, ...outline.beside]);
  const { id, url, startOnNewPage } = outline;
  const texts = [...outline.texts, ...role.texts];
  const { name, location } = item as Node<'work'>;
  return { ...role, id, heading, beside, ...namedIn(beside, name, location), url, texts, startOnNewPage };
}

function outlineOfFields(kind: SectionKind | 'role', item: FieldValues, context: OutlineContext): ItemOutline {
  const { heading: fields, title = '' } = ITEM_FIELDS[kind];
  const [heading = '', ...beside] = nonEmpty(fields.map((field) => headingTextOf(field, item, context)));
  // An entry that is titled by another field than its first one is a position or a degree.
  const organization = title === fields[0] ? '' : textOf(item[title]);
  const { dates } = context;
  const has = (field: string) => Object.hasOwn(shapeOf(kind), field);
  const when = has('start')
    ? formattedPeriod({ start: textOf(item.start), end: textOf(item.end), ongoing: item.ongoing === true }, dates)
    : formattedDates(textOf(item.date), dates);
  return {
    id: textOf(item.id),
    heading,
    beside,
    ...namedIn(beside, organization, textOf(item.location)),
    dates: joinDates(when),
    when,
    url: textOf(item.url).trim() || textOf(item.pdf).trim(),
    texts: nonEmpty(TEXT_FIELDS.map((field) => textOf(item[field]))),
    bullets: has('highlights') ? bulletsOf(item.highlights as Node<'highlight'>[]) : [],
    details: detailsOf(item, context),
    level: context.hasSymbolLevels && typeof item.level === 'number' ? item.level : 0,
    roles: [],
    startOnNewPage: item.startOnNewPage === true,
  };
}

/** Returns which of the lines beside a heading are the organization and the location. */
function namedIn(beside: readonly string[], organization: string, location: string) {
  const find = (text: string) => beside.find((line) => line === text.trim());
  const [found, place] = [find(organization), find(location)];
  return { ...(found === undefined ? {} : { organization: found }), ...(place === undefined ? {} : { place }) };
}

function headingTextOf(field: string, item: FieldValues, { words, hasTextLevels, comma }: OutlineContext): string {
  if (field === 'venue')
    return joinTexts(
      [textOf(item.publisher), textOf(item.imprint), volumeOf(item), withPageRanges(textOf(item.pages))],
      comma,
    );
  if (field === 'study') return joinTexts([textOf(item.studyType), textOf(item.area)], comma);
  if (field === 'cefr' && item.cefr === 'native') return textOf(item.fluency).trim() === '' ? words.native : '';
  if (field === 'proficiency' && textOf(item.proficiency).trim() === '')
    return (hasTextLevels && words.levels[String(item.level)]) || '';
  return textOf(item[field], comma);
}

/** Returns volume and issue as they are cited: `3(2)`. */
const volumeOf = ({ volume, issue }: FieldValues) => {
  const [inVolume, number] = [textOf(volume).trim(), textOf(issue).trim()];
  return number === '' ? inVolume : `${inVolume}(${number})`;
};

const detailsOf = (item: FieldValues, { member, words: { labels }, dates, comma }: OutlineContext): Detail[] =>
  [
    { label: '', text: textOf(item.authors, comma), ...ownNameIn(item.authors, member, comma) },
    { label: labels.editors, text: textOf(item.editors, comma) },
    { label: '', text: textOf(item.keywords, comma) },
    { label: labels.grade, text: textOf(item.score) },
    { label: labels.courses, text: textOf(item.courses, comma) },
    { label: labels.validUntil, text: formatDate(textOf(item.expires), dates) },
    { label: labels.credentialId, text: textOf(item.credentialId) },
    { label: labels.doi, text: bareDoi(textOf(item.doi)) },
    { label: labels.email, text: textOf(item.email) },
    { label: labels.phone, text: textOf(item.phone) },
  ].filter(({ text }) => text.trim() !== '');

/** Returns where the member stands among several authors. */
function ownNameIn(value: unknown, member: string, comma: string): Pick<Detail, 'own'> {
  const authors = nonEmpty(Array.isArray(value) ? value.map((author) => textOf(author)) : []);
  const at = authors.findIndex((author) => isOwnAuthor(author, member));
  const name = authors[at];
  if (name === undefined || authors.length < 2) return {};
  const before = authors.slice(0, at).map((author) => `${author}${comma}`);
  const after = authors.slice(at + 1).map((author) => `${comma}${author}`);
  return { own: { before: before.join(''), name, after: after.join('') } };
}

const bulletsOf = (highlights: readonly Node<'highlight'>[]) =>
  highlights.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => text !== '');

/** Returns a text, or a list of words joined by commas. Other values give an empty string. */
const textOf = (value: unknown, comma = ', '): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? joinTexts(
        value.filter((word) => typeof word === 'string'),
        comma,
      )
    : '';
};

const nonEmpty = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
const joinTexts = (texts: readonly string[], separator: string) => nonEmpty(texts).join(separator);
