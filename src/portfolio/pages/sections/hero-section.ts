import { isWebAddress } from '#platform/pure/field-rules.ts';
import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { isLinkedPage, mailAddressIn } from '../../model/sections/link-address.ts';
import type { ShownSectionOf, SitePage, SitePicture } from '../../model/site-view.ts';
import { displayUrl, externalLink } from '../parts/external-link.ts';
import { factLine } from '../parts/facts.ts';
import type { PageContext } from '../parts/page-context.ts';
import { previewMark } from '../parts/preview-mark.ts';
import { stageOf } from '../parts/stage.ts';
import { headingOfPage } from '../parts/titles.ts';
import { anchorOf } from '../section-anchor.ts';
import { filledPages, hasPage } from '../shown-sections.ts';

type Hero = ShownSectionOf<'hero'>;

const WIDE_SIZES = '100vw';
const HALF_SIZES = '(min-width: 48rem) 45vw, 94vw';

/** Renders the opening of a page: a headline with a picture, a portrait or a project. */
export function heroSection(hero: Hero, context: PageContext, isFirst: boolean): Markup {
  const { id, variant, heading, text } = hero;
  const project = variant === 'project' ? context.view.projects.find(({ slug }) => slug === hero.project) : undefined;
  const title = heading.trim() || project?.title || '';
  const isOnStage = stageOf(context)?.hero === hero;
  const picture = isOnStage ? undefined : variant === 'project' ? project?.cover : hero.picture;
  const intro = text.trim() || project?.summary || '';
  const link = project ? projectLink(project.slug, context) : ownLink(hero, context);
  if (isOnStage && title === '' && intro === '' && !link) return html``;
  return html`<section class="part hero at-${variant}${picture ? '' : ' bare'}" id="${anchorOf(id)}">
${joinLines([
  picture && pictureOf(picture, variant, isFirst, context),
  html`<div class="words">
${joinLines([
  title !== '' &&
    html`<h2><bdi${context.marks.inline(title)}>${title}</bdi>${project && previewMark(project, context)}</h2>`,
  intro !== '' && html`<div class="prose">\n${longTextMarkup(intro, context.marks.block(intro))}\n</div>`,
  project && factLine(project, context),
  link,
])}
</div>`,
])}
</section>`;
}

function pictureOf(picture: SitePicture, variant: Hero['variant'], first: boolean, { pictures }: PageContext) {
  const shown = pictures.show(picture, { sizes: variant === 'portrait' ? HALF_SIZES : WIDE_SIZES, first });
  return shown && html`<div class="view">${shown}</div>`;
}

/** Renders the link to the page of a project; false if the site shows no projects, and so has no such page. */
function projectLink(slug: string, { view, urls, words }: PageContext): Markup | false {
  const page = { kind: 'project', slug } as const;
  return (
    hasPage(view, page) &&
    html`<p class="actions"><a href="${urls.pageUrl(page)}">${words('portfolio-pages.openProject')}</a></p>`
  );
}

function ownLink(hero: Hero, context: PageContext): Markup | false {
  const { label, url, page } = hero.link;
  const attributes = context.marks.inline(label);
  if (page !== undefined) return pageLink(page, label, context);
  const mailAddress = mailAddressIn(url);
  if (mailAddress !== undefined) {
    const words = label.trim() || mailAddress.split('?', 1).join('');
    return html`<p class="actions"><a href="${url}"><bdi${attributes}>${words}</bdi></a></p>`;
  }
  if (!isWebAddress(url)) return false;
  return html`<p class="actions">${externalLink({ url, words: label.trim() || displayUrl(url), attributes })}</p>`;
}

/** Renders the link to a page of the site; false if the site has no such page. */
function pageLink(name: string, label: string, context: PageContext): Markup | false {
  const { view, urls, marks } = context;
  const own = filledPages(view).find(({ id }) => id === name);
  const page: SitePage | undefined = own
    ? { kind: 'own', slug: own.slug }
    : isLinkedPage(name)
      ? { kind: name }
      : undefined;
  if (!page || !hasPage(view, page)) return false;
  const words = label.trim() || headingOfPage({ ...context, page });
  return html`<p class="actions"><a href="${urls.pageUrl(page)}"><bdi${marks.inline(words)}>${words}</bdi></a></p>`;
}
