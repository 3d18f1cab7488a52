import { itemOf, link, textOf } from '#platform/markdown/as-markup.ts';
import { html, inLines, type Markup } from '#platform/markup.ts';
import type { Design } from '../../design.ts';
import { languageOf } from '../../language-of.ts';
import { asSaid, asShown, hrefOf, webAddress } from '../addresses.ts';
import { BETWEEN_DATES } from '../dates.ts';
import { signOf } from '../look.ts';
import {
  type Contact,
  type CvOutline,
  type Detail,
  type ItemOutline,
  isShort,
  type PageWords,
  type SectionOutline,
} from '../outline.ts';
import { phoneLink } from './phone-link.ts';

type Given = {
  words: PageWords;
  design: Pick<Design, 'language' | 'levels' | 'photo' | 'footer'>;
  /** The URL of the photo, if there is one. */
  photo: string | undefined;
  /** The title of the page, used if the CV has no name. */
  title: string;
  /** Returns markup to append to a section or entry. */
  after?: AfterPlace | undefined;
};
/** Returns the markup to append to a place, or false. `place` is its path of lists and ids in the model. */
export type AfterPlace = (place: readonly string[]) => Markup | false;
type Page = { comma: string; levels: Design['levels']; levelWords: PageWords['levels']; after: AfterPlace };

/** Returns the anchor of a place on the page. It stays valid while the place is in the CV. */
export const anchorOf = (place: readonly string[]) => `at-${place.at(-1) ?? ''}`;

/** Renders a CV as an `<article>`: everything that readers see, in order, without a page around it. */
export function articleOf({ name, headline, contacts, sections }: CvOutline, given: Given) {
  const { words, design, photo, title, after = () => false } = given;
  const { tag, direction, comma } = languageOf(design.language);
  const page: Page = { comma, levels: design.levels, levelWords: words.levels, after };
  return html`<article class="cv" lang="${tag}" dir="${direction}">
<header class="head">
${inLines([
  photo !== undefined &&
    html`<img class="photo ${design.photo}" src="${photo}" width="128" height="128" alt="${name || title}">`,
  name === '' ? html`<h1 class="unseen">${title}</h1>` : html`<h1><bdi>${name}</bdi></h1>`,
  headline !== '' && html`<p class="headline"><bdi>${headline}</bdi></p>`,
  contacts.length > 0 && html`<ul class="contacts">${contacts.map(contactOf)}</ul>`,
])}
</header>
${inLines(sections.map((section) => sectionOf(section, page)))}
${design.footer.trim() !== '' && html`<footer class="foot"><p dir="auto">${design.footer.trim()}</p></footer>\n`}</article>`;
}

function contactOf(contact: Contact) {
  const { kind, label, text } = contact;
  const href = hrefOf(contact);
  const shown = html`<bdi>${asShown(contact)}</bdi>`;
  const said = href === undefined ? (kind === 'phone' && phoneLink(text)) || shown : link(href, shown);
  return html`<li>${label !== '' && html`<span class="label">${label}</span> `}${said}</li>`;
}

function sectionOf(section: SectionOutline, page: Page) {
  const { id, kind, heading, texts, items, columns, keepTogether, startOnNewPage } = section;
  const place = ['sections', id];
  const inside = (item: ItemOutline) => [...place, 'items', item.id];
  const looks = [
    'section',
    ...(keepTogether ? ['together'] : []),
    ...(startOnNewPage ? ['new-page'] : []),
    ...(columns > 1 ? [`columns-${Math.min(columns, 3)}`] : []),
  ];
  const body = html`<div class="body">
${inLines([
  texts.length > 0 && textOf(texts),
  items.length > 0 &&
    (isShort(kind)
      ? html`<ul class="shorts">${items.map((item) => shortOf(item, inside(item), page))}</ul>`
      : html`<ul class="items">\n${inLines(items.map((item) => entryOf(item, inside(item), heading === '' ? 2 : 3, page)))}\n</ul>`),
  page.after(place),
])}
</div>`;
  const attributes = html`id="${anchorOf(place)}" class="${looks.join(' ')}"`;
  if (heading === '') return html`<div ${attributes}>\n${body}\n</div>`;
  return html`<section ${attributes}>\n<h2><bdi>${heading}</bdi></h2>\n${body}\n</section>`;
}

function entryOf(item: ItemOutline, place: readonly string[], level: number, page: Page): Markup {
  const { heading, beside, url, texts, bullets, details, roles } = item;
  const inner = heading === '' ? level : level + 1;
  const entries = roles.map((role) => entryOf(role, [...place, 'roles', role.id], inner, page));
  return html`<li id="${anchorOf(place)}" class="item">
${inLines([
  headOf(item, level),
  beside.length > 0 && html`<p class="beside">${inOrder(beside, page)}</p>`,
  url !== '' && html`<p class="address">${addressOf(url, asSaid(url))}</p>`,
  texts.length > 0 && textOf(texts),
  bullets.length > 0 && html`<ul class="bullets">${bullets.map(({ text }) => itemOf(text))}</ul>`,
  details.length > 0 && html`<ul class="details">${details.map((detail) => html`<li>${detailOf(detail)}</li>`)}</ul>`,
  roles.length > 0 && html`<ul class="roles">\n${inLines(entries)}\n</ul>`,
  page.after(place),
])}
</li>`;
}

function headOf({ heading, when, level: known }: ItemOutline, level: number) {
  if (heading === '' && when.length === 0 && known === 0) return false;
  const dates = when.map(({ text, date }, at) => [
    at > 0 && BETWEEN_DATES,
    date === undefined ? html`<bdi>${text}</bdi>` : html`<time datetime="${date}">${text}</time>`,
  ]);
  return html`<div class="title">${heading !== '' && html`<h${level}><bdi>${heading}</bdi></h${level}>`}${
    when.length > 0 && html`<p class="dates">${dates}</p>`
  }</div>`;
}

/** Renders an entry of a few words, for example a language, in one line. */
function shortOf({ heading, beside, level, details }: ItemOutline, place: readonly string[], page: Page) {
  const parts = [
    heading !== '' && html`<strong><bdi>${heading}</bdi></strong>`,
    level > 0 && levelOf(level, page),
    beside.length > 0 && html`<span class="beside">${inOrder(beside, page)}</span>`,
    ...details.map((detail) => html`<span>${detailOf(detail)}</span>`),
  ].filter((part) => part !== false);
  return html`<li id="${anchorOf(place)}">${parts.map((part, at) => [at > 0 && ' ', part])}${page.after(place)}</li>`;
}

const levelOf = (level: number, { levels, levelWords }: Page) =>
  html`<span class="level"><span class="unseen">${levelWords[level] ?? String(level)}</span><span aria-hidden="true">${signOf(level, levels)}</span></span>`;

const detailOf = ({ label, text, url }: Detail) =>
  html`${label !== '' && html`<span class="label">${label}:</span> `}${addressOf(url ?? '', text)}`;

const addressOf = (url: string, text: string) =>
  webAddress(url) === undefined ? html`<bdi>${text}</bdi>` : link(url, html`<bdi>${text}</bdi>`);

const inOrder = (pieces: readonly string[], { comma }: Page) =>
  pieces.map((piece, at) => [at > 0 && comma, html`<bdi>${piece}</bdi>`]);
