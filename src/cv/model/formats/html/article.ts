import { linkMarkup, listItemMarkup, textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { type LanguageMarks, markLanguages, type OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Design } from '../../design.ts';
import { languageOf } from '../../language-of.ts';
import { contactHref, contactLabel, contactText } from '../../outline/addresses.ts';
import { levelSymbols } from '../../outline/document-style.ts';
import type { Contact, CvOutline, Detail, ItemOutline, PageWords, SectionOutline } from '../../outline/outline.ts';
import { isShort } from '../../shapes.ts';
import type { TemplateTokens } from '../../template-tokens.ts';
import { toSingleLine } from '../../to-single-line.ts';
import { renderTitle } from './entry-title.ts';
import { joinPieces, renderAddress } from './inline-texts.ts';
import { phoneLink } from './phone-link.ts';
import { headingMarkup, nameMarkup } from './two-tones.ts';

type ArticleOptions = {
  words: PageWords;
  design: Pick<Design, 'language' | 'levels' | 'photo' | 'footer'>;
  /** The URL of the photo, if there is one. */
  photo: string | undefined;
  /** The title of the page, used if the CV has no name. */
  title: string;
  /** Texts in the language of the CV that this one was translated from. */
  originals?: OriginalTexts | undefined;
  /** Returns markup to append to a section or entry. */
  after?: RenderAfterNode | undefined;
  /** The tokens of the template whose layout the article has. Without one, it is a single column. */
  tokens?: TemplateTokens | undefined;
  /** Returns the icon of a contact detail. Without it, contact details have labels instead. */
  icon?: RenderIcon | undefined;
};
/** Returns the icon of a contact detail as SVG. */
export type RenderIcon = (contact: Contact) => Markup;
/** Returns the markup to append to a node, or false. `path` is its path of lists and ids in the model. */
export type RenderAfterNode = (path: readonly string[]) => Markup | false;
type ArticleContext = {
  comma: string;
  levels: Design['levels'];
  levelWords: PageWords['levels'];
  after: RenderAfterNode;
  marks: LanguageMarks;
  tokens: TemplateTokens | undefined;
};

/** Returns the anchor of a node on the page. It stays valid while the node is in the CV. */
export const anchorOf = (path: readonly string[]) => `at-${path.at(-1) ?? ''}`;

/** Renders a CV as an `<article>`: everything that readers see, in order, without a page around it. */
export function renderArticle({ name, headline, contacts, sections }: CvOutline, options: ArticleOptions) {
  const { words, design, photo, title, originals, after = () => false, tokens, icon } = options;
  const { tag, direction, comma } = languageOf(design.language);
  const marks = markLanguages(originals, {
    page: direction,
    original: languageOf(originals?.language ?? design.language).direction,
  });
  const context: ArticleContext = { comma, levels: design.levels, levelWords: words.levels, after, marks, tokens };
  const footer = toSingleLine(design.footer).trim();
  const renderSections = (all: readonly SectionOutline[]) =>
    joinLines(all.map((section) => renderSection(section, context)));
  const [main, side] = tokens?.columns ? columnsOf(sections) : [sections, []];
  return html`<article class="cv" lang="${tag}" dir="${direction}">
${tokens?.title && html`<p class="document">${words.document[tokens.title.says]}</p>\n`}${renderHead({ name, headline, contacts }, { design, title, photo, marks, icon, tokens })}
${tokens ? html`<div class="main">\n${renderSections(main)}\n</div>` : renderSections(main)}
${side.length > 0 && html`<div class="side">\n${renderSections(side)}\n</div>\n`}${footer !== '' && html`<footer class="foot"><p${marks.block(footer)}>${footer}</p></footer>\n`}</article>`;
}

/** Divides sections into those of the main and of the narrow column. */
const columnsOf = (sections: readonly SectionOutline[]) =>
  [sections.filter(({ area }) => area === 'main'), sections.filter(({ area }) => area === 'sidebar')] as const;

type Head = Pick<CvOutline, 'name' | 'headline' | 'contacts'>;
type HeadOptions = Pick<ArticleOptions, 'photo' | 'title' | 'icon' | 'tokens'> &
  Pick<ArticleContext, 'marks'> & { design: Pick<Design, 'language' | 'photo'> };

/** Renders the head of a CV, which its letters have too. */
export const renderHead = (
  { name, headline, contacts }: Head,
  { design, title, photo, marks, icon, tokens }: HeadOptions,
) => html`<header class="head">
${joinLines([
  photo !== undefined &&
    html`<img class="photo ${design.photo}" src="${photo}" width="128" height="128" alt="${name || title}">`,
  name === ''
    ? html`<h1 class="unseen">${title}</h1>`
    : html`<h1><bdi>${nameMarkup(name, design.language, tokens)}</bdi></h1>`,
  headline !== '' && html`<p class="headline"><bdi${marks.inline(headline)}>${headline}</bdi></p>`,
  contacts.length > 0 &&
    html`<ul class="contacts">${contacts.map((contact) => renderContact(contact, { marks, icon: hasIcons(tokens) ? icon : undefined }))}</ul>`,
])}
</header>`;

const WITHOUT_ICONS: readonly string[] = ['text', 'table', 'list'];
const hasIcons = (tokens: TemplateTokens | undefined) => !WITHOUT_ICONS.includes(tokens?.head.contacts ?? '');

function renderContact(contact: Contact, { marks, icon }: Pick<HeadOptions, 'marks' | 'icon'>) {
  const { kind, label, text } = contact;
  const href = contactHref(contact);
  const displayText = html`<bdi>${contactText(contact)}</bdi>`;
  const contactMarkup =
    href === undefined ? (kind === 'phone' && phoneLink(text)) || displayText : linkMarkup(href, displayText);
  // A label that the kind or the text implies is only read out where the template shows none.
  const className = contactLabel(contact) === '' ? 'label implied' : 'label';
  return html`<li>${icon?.(contact)}${label !== '' && html`<span class="${className}"${marks.inline(label)}>${label}</span> `}${contactMarkup}</li>`;
}

function renderSection(section: SectionOutline, context: ArticleContext) {
  const { id, kind, heading, texts, items, columns, keepTogether, startOnNewPage } = section;
  const path = ['sections', id];
  const itemPath = (item: ItemOutline) => [...path, 'items', item.id];
  const classNames = [
    'section',
    `of-${kind}`,
    ...(keepTogether ? ['together'] : []),
    ...(startOnNewPage ? ['new-page'] : []),
    ...(columns > 1 ? [`columns-${Math.min(columns, 3)}`] : []),
  ];
  const body = html`<div class="body">
${joinLines([
  texts.length > 0 && textMarkup(texts, context.marks.block),
  items.length > 0 &&
    (isShort(kind)
      ? html`<ul class="${columns === 1 && areBare(items) ? 'shorts bare' : 'shorts'}">${items.map((item) => renderShortItem(item, itemPath(item), context))}</ul>`
      : html`<ul class="items">\n${joinLines(items.map((item) => renderEntry(item, itemPath(item), heading === '' ? 2 : 3, context)))}\n</ul>`),
  context.after(path),
])}
</div>`;
  const attributes = html`id="${anchorOf(path)}" class="${classNames.join(' ')}"`;
  if (heading === '') return html`<div ${attributes}>\n${body}\n</div>`;
  return html`<section ${attributes}>\n<h2><bdi${context.marks.inline(heading)}>${headingMarkup(heading, context.tokens)}</bdi></h2>\n${body}\n</section>`;
}

function renderEntry(item: ItemOutline, path: readonly string[], level: number, context: ArticleContext): Markup {
  const { heading, texts, bullets, details, roles, startOnNewPage } = item;
  const { marks } = context;
  const childLevel = heading === '' ? level : level + 1;
  const entries = roles.map((role) => renderEntry(role, [...path, 'roles', role.id], childLevel, context));
  return html`<li id="${anchorOf(path)}" class="${startOnNewPage ? 'item new-page' : 'item'}">
${joinLines([
  renderTitle(item, level, context),
  texts.length > 0 && textMarkup(texts, marks.block),
  bullets.length > 0 &&
    html`<ul class="bullets">${bullets.map(({ text }) => listItemMarkup(text, marks.block(text)))}</ul>`,
  details.length > 0 &&
    html`<ul class="details">${details.map((detail) => html`<li>${renderDetail(detail, context)}</li>`)}</ul>`,
  roles.length > 0 && html`<ul class="roles">\n${joinLines(entries)}\n</ul>`,
  context.after(path),
])}
</li>`;
}

/** Whether all entries are names alone, which run on in lines. */
const areBare = (items: readonly ItemOutline[]) =>
  items.length > 1 && items.every(({ level, beside, details }) => level + beside.length + details.length === 0);

/** Renders an entry of a few words, for example a language, in one line. */
function renderShortItem(
  { heading, beside, level, details, startOnNewPage }: ItemOutline,
  path: readonly string[],
  context: ArticleContext,
) {
  const said = [
    ...(beside.length > 0 ? [html`<span class="beside">${joinPieces(beside, context)}</span>`] : []),
    ...details.map((detail) => html`<span>${renderDetail(detail, context)}</span>`),
  ];
  const parts = [
    heading !== '' && html`<strong><bdi${context.marks.inline(heading)}>${heading}</bdi></strong>`,
    level > 0 && renderLevel(level, context),
    said.length > 0 && html`<span class="said">${said.map((part, at) => [at > 0 && ' ', part])}</span>`,
  ].filter((part) => part !== false);
  const className = startOnNewPage && html` class="new-page"`;
  return html`<li id="${anchorOf(path)}"${className}>${parts.map((part, at) => [at > 0 && ' ', part])}${context.after(path)}</li>`;
}

const renderLevel = (level: number, { levels, levelWords }: ArticleContext) =>
  html`<span class="level"><span class="unseen">${levelWords[level] ?? String(level)}</span><span aria-hidden="true">${levelSymbols(level, levels)}</span></span>`;

const renderDetail = ({ label, text, url, own }: Detail, { marks }: ArticleContext) =>
  html`${label !== '' && html`<span class="label">${label}:</span> `}${
    own
      ? html`<bdi${marks.inline(text)}>${own.before}<b>${own.name}</b>${own.after}</bdi>`
      : renderAddress(url ?? '', text, marks.inline(text))
  }`;
