import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteProjectPage } from '../../model/site-view.ts';
import { externalLink, hostOf } from '../parts/external-link.ts';
import { factsOf } from '../parts/facts.ts';
import type { PageContext } from '../parts/page-context.ts';

const COVER_SIZES = '(min-width: 80rem) 72rem, 94vw';
const GALLERY_SIZES = '(min-width: 60rem) 46vw, 92vw';

/** Renders the page of a project as an article. */
export function renderProject(project: SiteProjectPage, context: PageContext): Markup {
  const { pictures, next, urls, words, marks } = context;
  const { title, summary, cover, gallery } = project;
  const shown = cover && pictures.show(cover, { sizes: COVER_SIZES, first: true });
  return html`<article class="case">
${joinLines([
  html`<header class="opening">
${joinLines([
  html`<h1 class="title"><bdi${marks.inline(title)}>${title}</bdi></h1>`,
  summary !== '' && html`<p class="dek"${marks.block(summary)}>${summary}</p>`,
  factsOf(project, context, { full: true }),
])}
</header>`,
  shown && html`<div class="cover">${shown}</div>`,
  ...chaptersOf(project, context),
  figuresOf(project, context),
  gallery.length > 0 && galleryOf(project, context),
  referencesOf(project, context),
])}
</article>${
    next &&
    html`
<nav class="next" aria-label="${words('portfolio-pages.next')}"><p><span>${words('portfolio-pages.next')}</span> <a rel="next" href="${urls.pageUrl({ kind: 'project', slug: next.slug })}"><bdi${marks.inline(next.title)}>${next.title}</bdi></a></p></nav>`
  }`;
}

const CHAPTERS = ['problem', 'approach', 'outcome'] as const;

const chaptersOf = ({ caseStudy }: SiteProjectPage, { words, marks }: PageContext) =>
  CHAPTERS.map(
    (chapter) =>
      caseStudy[chapter].trim() !== '' &&
      html`<section class="part chapter">
<h2>${words(`portfolio-pages.case.${chapter}`)}</h2>
<div class="body prose">
${longTextMarkup(caseStudy[chapter], 3, marks.block(caseStudy[chapter]))}
</div>
</section>`,
  );

/** Renders the project's metrics. */
const figuresOf = ({ metrics }: SiteProjectPage, { words, marks }: PageContext) =>
  metrics.length > 0 &&
  html`<section class="part">
<h2>${words('portfolio-pages.figures')}</h2>
<dl class="body figures">${metrics.map(
    ({ label, value }) =>
      html`<div><dt><bdi${marks.inline(label)}>${label.trim() || words('portfolio-pages.figure')}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`,
  )}</dl>
</section>`;

const galleryOf = (
  { gallery, cover }: SiteProjectPage,
  { pictures, words, marks }: PageContext,
) => html`<section class="part pictures" aria-label="${words('portfolio-pages.pictures')}">
${joinLines(
  gallery.map((picture, at) => {
    const shown = pictures.show(picture, {
      sizes: gallery.length === 1 ? COVER_SIZES : GALLERY_SIZES,
      first: at === 0 && cover === undefined,
    });
    const caption = picture.caption.trim();
    return (
      shown &&
      html`<figure class="${pictures.classOf(picture)}">${shown}${caption !== '' && html`<figcaption${marks.block(caption)}>${caption}</figcaption>`}</figure>`
    );
  }),
)}
</section>`;

function referencesOf({ links, collaborators }: SiteProjectPage, { words, marks }: PageContext): Markup | false {
  const people = collaborators.map(({ name, url }) => externalLink({ url, words: name }));
  const projectLinks = links.map(({ label, url }) =>
    externalLink({ url, words: label.trim() || hostOf(url), attributes: marks.inline(label) }),
  );
  const groups: [heading: string, entries: Markup[]][] = [
    [words('portfolio-pages.people'), people],
    [words('portfolio-pages.links'), projectLinks],
  ];
  const known = groups.filter(([, entries]) => entries.length > 0);
  return (
    known.length > 0 &&
    html`<div class="references">
${joinLines(
  known.map(
    ([heading, entries]) => html`<section class="part">
<h2>${heading}</h2>
<ul class="body links">${entries.map((entry) => html`<li>${entry}</li>`)}</ul>
</section>`,
  ),
)}
</div>`
  );
}
