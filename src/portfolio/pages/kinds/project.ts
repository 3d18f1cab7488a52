import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteProjectPage } from '../../model/site-view.ts';
import { isUpright } from '../parts/cover-sizes.ts';
import { externalLink, hostOf } from '../parts/external-link.ts';
import { factsOf } from '../parts/facts.ts';
import type { PageContext } from '../parts/page-context.ts';
import { previewMark } from '../parts/preview-mark.ts';
import { projectPictures } from '../parts/project-pictures.ts';
import { coverNameOfPage } from '../parts/transition-name.ts';
import { storyCover } from '../story/cover.ts';
import { storyOf } from '../story/story.ts';

/** Renders the page of a project as an article. */
export function renderProject(project: SiteProjectPage, context: PageContext): Markup {
  const { next, urls, words, marks } = context;
  const { title, summary } = project;
  const shown = projectPictures(project);
  if (shown.cover) context.pictures.rules.push(coverNameOfPage(project.slug));
  return html`<article class="case${isUpright(shown, context) ? ' upright' : ''}">
${joinLines([
  html`<header class="opening">
${joinLines([
  html`<h1 class="title"><bdi${marks.inline(title)}>${title}</bdi>${previewMark(project, context)}</h1>`,
  summary !== '' && html`<p class="dek"${marks.block(summary)}>${summary}</p>`,
  factsOf(project, context, { full: true }),
])}
</header>`,
  storyCover(shown, context),
  ...storyOf(project, shown.blocks, context),
  referencesOf(project, context),
])}
</article>${
    next &&
    html`
<nav class="next" aria-label="${words('portfolio-pages.next')}"><p><span>${words('portfolio-pages.next')}</span> <a rel="next" href="${urls.pageUrl({ kind: 'project', slug: next.slug })}"><bdi${marks.inline(next.title)}>${next.title}</bdi></a></p></nav>`
  }`;
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
