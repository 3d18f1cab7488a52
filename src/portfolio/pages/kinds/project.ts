import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteProjectPage } from '../../model/site-view.ts';
import { coverSizes, isUpright } from '../parts/cover-sizes.ts';
import { externalLink, hostOf } from '../parts/external-link.ts';
import { factsOf } from '../parts/facts.ts';
import { enlargeLink, type LargePicture, lightbox } from '../parts/lightbox.ts';
import type { PageContext } from '../parts/page-context.ts';
import { placeInRows, ratioOf } from '../parts/picture-rows.ts';
import { type ProjectPictures, projectPictures } from '../parts/project-pictures.ts';
import { coverNameOfPage } from '../parts/transition-name.ts';

/** Renders the page of a project as an article. */
export function renderProject(project: SiteProjectPage, context: PageContext): Markup {
  const { next, urls, words, marks } = context;
  const { title, summary } = project;
  const shown = projectPictures(project);
  return html`<article class="case${isUpright(shown, context) ? ' upright' : ''}">
${joinLines([
  html`<header class="opening">
${joinLines([
  html`<h1 class="title"><bdi${marks.inline(title)}>${title}</bdi></h1>`,
  summary !== '' && html`<p class="dek"${marks.block(summary)}>${summary}</p>`,
  factsOf(project, context, { full: true }),
])}
</header>`,
  coverOf(project.slug, shown, context),
  ...chaptersOf(project, context),
  figuresOf(project, context),
  galleryOf(shown, context),
  referencesOf(project, context),
])}
</article>${
    next &&
    html`
<nav class="next" aria-label="${words('portfolio-pages.next')}"><p><span>${words('portfolio-pages.next')}</span> <a rel="next" href="${urls.pageUrl({ kind: 'project', slug: next.slug })}"><bdi${marks.inline(next.title)}>${next.title}</bdi></a></p></nav>`
  }`;
}

/** Renders the pictures of a project in full size, to place after everything else on its page. */
export function renderLargePictures(project: SiteProjectPage, context: PageContext): Markup | false {
  const { cover, gallery } = projectPictures(project);
  return lightbox([...(cover ? [cover] : []), ...gallery], context);
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

/** Renders a picture with the link that opens it in full size. */
function enlargeable(
  { picture }: LargePicture,
  options: { at: number; count: number; sizes: string; first: boolean },
  context: PageContext,
) {
  const shown = context.pictures.show(picture, options);
  return shown && enlargeLink(shown, { ...options, alt: picture.alt }, context);
}

const captionOf = ({ caption }: LargePicture, { marks }: PageContext) =>
  caption !== '' && html`<figcaption${marks.block(caption)}>${caption}</figcaption>`;

function coverOf(slug: string, pictures: ProjectPictures, context: PageContext): Markup | false {
  const { cover, gallery } = pictures;
  if (!cover) return false;
  context.pictures.rules.push(coverNameOfPage(slug));
  const options = { at: 0, count: gallery.length + 1, sizes: coverSizes(pictures, context), first: true };
  const shown = html`<div class="cover">${enlargeable(cover, options, context)}</div>`;
  return cover.caption === '' ? shown : html`<figure class="captioned">${shown}${captionOf(cover, context)}</figure>`;
}

function galleryOf({ cover, gallery }: ProjectPictures, context: PageContext): Markup | false {
  if (gallery.length === 0) return false;
  const { pictures, words } = context;
  const before = cover ? 1 : 0;
  const count = gallery.length + before;
  const places = placeInRows(
    gallery.map(({ picture }) => ratioOf(picture)),
    { kind: 'pictures', rules: pictures.rules },
  );
  return html`<section class="part pictures" aria-label="${words('portfolio-pages.pictures')}">
${joinLines(
  gallery.map((large, at) => {
    const { className, sizes } = places[at] ?? { className: '', sizes: '94vw' };
    const options = { at: at + before, count, sizes, first: at + before === 0 };
    return html`<figure class="${className}">${enlargeable(large, options, context)}${captionOf(large, context)}</figure>`;
  }),
)}
</section>`;
}

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
