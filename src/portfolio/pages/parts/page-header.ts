import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteLayout } from '../../model/site.ts';
import { isArtStyle } from '../../model/styles/style-shape.ts';
import { anchorOf } from '../section-anchor.ts';
import { aboutOf, availabilityOn, shownSections, showsSection } from '../shown-sections.ts';
import { stageSizes } from './cover-sizes.ts';
import { navigation } from './navigation.ts';
import type { PageContext } from './page-context.ts';
import { personName } from './person-name.ts';
import { stageOf } from './stage.ts';
import { nameOf } from './titles.ts';

/** Maximum length of an "about" text shown in the header; a longer one is a section of its own. */
const MAX_LEAD_LENGTH = 700;

/** From this length on, styles with a large headline set it smaller. */
const LONG_HEADLINE = 40;

/** Layouts whose header has no room for more than a few words. */
const FULL_HEADERS: ReadonlySet<SiteLayout> = new Set(['cover', 'bento', 'wall']);

/** Returns whether the "about" text is shown in the header instead of in a section of its own. */
export function hasAboutInHeader({ view }: Pick<PageContext, 'view'>) {
  if (FULL_HEADERS.has(view.site.layout)) return false;
  const [first] = shownSections(view);
  return (
    first?.kind === 'about' &&
    first.variant === 'text' &&
    first.heading.trim() === '' &&
    plainText(aboutOf(view), { long: true }).length <= MAX_LEAD_LENGTH
  );
}

/** Returns the id of the "about" text in the header, to which the navigation leads if its member wants that. */
function leadId({ view }: PageContext): Markup | false {
  const [about] = shownSections(view);
  return about?.inNavigation === true && html` id="${anchorOf(about.id)}"`;
}

/** Returns whether a section shows the member large, so that the header need not show them small. */
const hasPortraitBelow = ({ view }: PageContext) =>
  shownSections(view).some(
    (section) => section.kind === 'hero' && section.variant === 'portrait' && section.picture !== undefined,
  );

/** Renders the header of the home page. */
export function homeHeader(context: PageContext): Markup {
  const { view, today, pictures, layout, style, marks } = context;
  if (layout === 'cover') return coverHeader(context);
  const isWordy = isArtStyle(style.id) && view.site.headline.length > LONG_HEADLINE;
  const { photo, location } = view.person;
  const available = availabilityOn(today, view);
  const headline = view.site.headline.trim();
  return html`<header class="who${isWordy ? ' wordy' : ''}">
${joinLines([
  available !== '' && html`<p class="open"${marks.block(available)}>${available}</p>`,
  photo !== undefined &&
    !hasPortraitBelow(context) &&
    html`<p class="portrait">${pictures.show(photo, { sizes: '10rem', first: true })}</p>`,
  html`<h1>${personName(context)}</h1>`,
  headline !== '' && html`<p class="tagline"${marks.block(headline)}>${headline}</p>`,
  location.trim() !== '' && html`<p class="place"><bdi>${location.trim()}</bdi></p>`,
  hasAboutInHeader(context) &&
    html`<div class="lead prose"${leadId(context)}>\n${longTextMarkup(aboutOf(view), marks.block(aboutOf(view)))}\n</div>`,
  navigation(context),
  mainActions(context),
])}
</header>`;
}

/** Renders the header of the layout `cover`: a picture as large as the window, with the name over it. */
function coverHeader(context: PageContext): Markup {
  const { view, today, pictures } = context;
  const { photo, location } = view.person;
  const available = availabilityOn(today, view);
  const headline = view.site.headline.trim();
  const { picture, alt } = stageOf(context) ?? { picture: photo, alt: '' };
  const shown = picture && pictures.show(picture, { sizes: stageSizes(picture), first: true, alt });
  return html`<header class="who${shown ? '' : ' bare'}">
${joinLines([
  shown && html`<div class="stage">${shown}</div>`,
  navigation(context),
  html`<div class="plaque">
${joinLines([
  available !== '' && html`<p class="open"${context.marks.block(available)}>${available}</p>`,
  html`<h1>${personName(context)}</h1>`,
  headline !== '' && html`<p class="tagline"${context.marks.block(headline)}>${headline}</p>`,
  location.trim() !== '' && html`<p class="place"><bdi>${location.trim()}</bdi></p>`,
  mainActions(context),
])}
</div>`,
])}
</header>`;
}

/** Renders the short header of all other pages, with a link to the home page. */
export const compactHeader = (context: PageContext): Markup => html`<header class="who">
${joinLines([
  html`<p class="name"><a href="${context.urls.pageUrl({ kind: 'home' })}" rel="home">${personName(context)}</a></p>`,
  context.layout === 'index' &&
    context.view.site.headline.trim() !== '' &&
    html`<p class="tagline"${context.marks.block(context.view.site.headline)}>${context.view.site.headline.trim()}</p>`,
  navigation(context),
])}
</header>`;

/** Renders the header of a page that is shared alone: name and photo, without a link to the home page. */
export const standaloneHeader = ({ view, words, pictures }: PageContext): Markup => html`<header class="who">
${joinLines([
  view.person.photo &&
    html`<p class="portrait">${pictures.show(view.person.photo, { sizes: '5.5rem', first: true, alt: '' })}</p>`,
  html`<p class="name"><bdi>${nameOf(view, words)}</bdi></p>`,
])}
</header>`;

/** Renders the most common actions: contact and CV download. */
function mainActions({ view, urls, words }: PageContext): Markup | false {
  const all = [
    showsSection(view, 'contact') &&
      html`<a href="${urls.pageUrl({ kind: 'contact' })}">${words('portfolio-pages.write')}</a>`,
    showsSection(view, 'cv') &&
      view.cv?.download === true &&
      html`<a href="${urls.fileUrl('cv.pdf')}">${words('portfolio-pages.cvAsPdf')}</a>`,
  ].filter((action) => action !== false);
  return all.length > 0 && html`<p class="actions">${all.map((action, at) => [at > 0 && ' ', action])}</p>`;
}
