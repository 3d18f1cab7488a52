import { longTextOf } from '#platform/markdown/as-markup.ts';
import { plainText } from '#platform/markdown/plain-text.ts';
import { html, inLines, type Markup } from '#platform/markup.ts';
import { aboutOf, availabilityOn, shownSections, showsSection } from '../shown-sections.ts';
import { navigation } from './navigation.ts';
import type { Paper } from './paper.ts';
import { nameOf } from './titles.ts';

/** Maximum length of an "about" text shown in the header; a longer one is a section of its own. */
const LONGEST_LEAD = 700;

/** Returns whether the "about" text is shown in the header instead of in a section of its own. */
export function leadsWithAbout({ view }: Pick<Paper, 'view'>) {
  const [first] = shownSections(view);
  return first?.kind === 'about' && first.heading.trim() === '' && plainText(aboutOf(view)).length <= LONGEST_LEAD;
}

/** Renders the header of the home page. */
export function whoIsIt(paper: Paper): Markup {
  const { view, words, today, pictures } = paper;
  const { photo, location } = view.person;
  const available = availabilityOn(today, view);
  const headline = view.site.headline.trim();
  return html`<header class="who">
${inLines([
  available !== '' && html`<p class="open" dir="auto">${available}</p>`,
  photo !== undefined && html`<p class="portrait">${pictures.show(photo, { sizes: '10rem', first: true })}</p>`,
  html`<h1><bdi>${nameOf(view, words)}</bdi></h1>`,
  headline !== '' && html`<p class="tagline" dir="auto">${headline}</p>`,
  location.trim() !== '' && html`<p class="place"><bdi>${location.trim()}</bdi></p>`,
  leadsWithAbout(paper) && html`<div class="lead prose">\n${longTextOf(aboutOf(view), 3)}\n</div>`,
  navigation(paper),
  deeds(paper),
])}
</header>`;
}

/** Renders the short header of all other pages, with a link to the home page. */
export const whoInShort = (paper: Paper): Markup => html`<header class="who">
${inLines([
  html`<p class="name"><a href="${paper.place.addressOf({ kind: 'home' })}" rel="home"><bdi>${nameOf(paper.view, paper.words)}</bdi></a></p>`,
  paper.layout === 'index' &&
    paper.view.site.headline.trim() !== '' &&
    html`<p class="tagline" dir="auto">${paper.view.site.headline.trim()}</p>`,
  navigation(paper),
])}
</header>`;

/** Renders the header of a page that is shared alone: name and photo, without a link to the home page. */
export const whoByFace = ({ view, words, pictures }: Paper): Markup => html`<header class="who">
${inLines([
  view.person.photo &&
    html`<p class="portrait">${pictures.show(view.person.photo, { sizes: '5.5rem', first: true, alt: '' })}</p>`,
  html`<p class="name"><bdi>${nameOf(view, words)}</bdi></p>`,
])}
</header>`;

/** Renders the most common actions: contact and CV download. */
function deeds({ view, place, words }: Paper): Markup | false {
  const all = [
    showsSection(view, 'contact') &&
      html`<a href="${place.addressOf({ kind: 'contact' })}">${words('portfolio-pages.write')}</a>`,
    showsSection(view, 'cv') &&
      view.cv?.download === true &&
      html`<a href="${place.fileAddress('cv.pdf')}">${words('portfolio-pages.cvAsPdf')}</a>`,
  ].filter((deed) => deed !== false);
  return all.length > 0 && html`<p class="deeds">${all.map((deed, at) => [at > 0 && ' ', deed])}</p>`;
}
