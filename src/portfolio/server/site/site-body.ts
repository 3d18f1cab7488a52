import { articleForSite } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { codeBlocksOf } from '#platform/pure/markdown/code-blocks.ts';
import { highlightCode } from '#platform/server/code/highlight-code.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { FontDisplay } from '#platform/server/typefaces/font-face-rules.ts';
import type { SiteBlock, SitePage, SiteUrls } from '../../model/site-view.ts';
import { type SiteStory, storyOfPage, textsOfStory } from '../../pages/parts/site-story.ts';
import { hasPage, nextProject } from '../../pages/shown-sections.ts';
import { type ContactForm, renderSitePage } from '../../pages/site-page.ts';
import { cssColoursOf } from '../../pages/style/variables.ts';
import { choosePageFonts } from '../fonts/choose-page-fonts.ts';
import { ownFacesOf } from '../fonts/own-faces-of.ts';
import { ownCssOf } from '../own-css/own-css-of.ts';
import { loadPostPage, loadProjectPage } from './load-pages.ts';
import type { SiteData } from './load-site.ts';
import { awaitTurnOf, recordsOf } from './record-turns.ts';

type SitePageRequest = {
  page: SitePage;
  urls: SiteUrls;
  contact?: ContactForm | undefined;
  isStandalone?: boolean;
  /** Says that the site has no page at the requested address, instead of showing the page. */
  isMissing?: boolean;
  asPrint?: boolean;
  /** The page is shown so small that the narrowest width of each picture is enough. */
  isThumbnail?: boolean;
  fontDisplay?: FontDisplay;
};

/** Returns the code of a project or post: that of its blocks, and that in its texts. */
const codeOf = (story: SiteStory) => [
  ...story.blocks.filter((block) => block.kind === 'code'),
  ...textsOfStory(story)
    .filter((text) => text.includes('```') || text.includes('~~~'))
    .flatMap(codeBlocksOf),
];

/** Renders a page of a site, for responses and exports. Throws NOT_FOUND if the site does not have it. */
export async function makeSitePage(kernel: StorageKernel, siteData: SiteData, request: SitePageRequest) {
  const { view, cv } = siteData;
  const { page, urls, contact, isStandalone, isMissing, asPrint, isThumbnail, fontDisplay } = request;
  const project = page.kind === 'project' ? await loadProjectPage(kernel, siteData, page.slug) : undefined;
  const post = page.kind === 'post' ? await loadPostPage(kernel, siteData, page.slug) : undefined;
  const story = storyOfPage({ project, post });
  const isGone = (page.kind === 'project' || page.kind === 'post') && !story;
  if (!hasPage(view, page) || isGone) throw new AppError('NOT_FOUND');
  const ownCss = await ownCssOf(view.site.css);
  const article = page.kind === 'cv' && cv ? await articleForSite(kernel, cv, cssColoursOf(view.site)) : undefined;
  await awaitTurnOf(recordsOf(view));
  const renderer = renderSitePage({
    ...{ view, page, urls, project, post, contact },
    highlighted: story && (await highlightCode(codeOf(story), siteData.ownerId)),
    ...(isStandalone ? { isStandalone } : {}),
    ...(isMissing ? { isMissing } : {}),
    ...(asPrint ? { asPrint } : {}),
    ...(isThumbnail ? { isThumbnail } : {}),
    ...(siteData.bar ? { bar: siteData.bar } : {}),
    next: page.kind === 'project' ? nextProject(view, page.slug) : undefined,
    words: translatorOf(view.site.language),
    ownCss,
    today: kernel.clock.now().toISOString().slice(0, 10),
    cv: article,
  });
  await awaitTurnOf(recordsOf(view));
  const { fonts: pair, language, style, faces } = view.site;
  const fonts = await choosePageFonts({
    ...{
      style: style.id,
      pair,
      language,
      text: renderer.text(),
      own: await ownFacesOf(kernel, siteData.ownerId, faces),
    },
    ...(fontDisplay ? { display: fontDisplay } : {}),
  });
  return { ...renderer.renderWith(fonts), plays: story?.blocks.some(isPlayable) ?? false };
}

const isPlayable = (block: SiteBlock) =>
  (block.kind === 'video' || block.kind === 'audio') && block.media !== undefined;

type SitePageBodyOptions = SitePageRequest & { status?: number; framed?: boolean; isCacheable?: boolean };

/** Returns the response with a page of a site. */
export async function sitePageBody(
  kernel: StorageKernel,
  siteData: SiteData,
  options: SitePageBodyOptions,
): Promise<ReadyBody> {
  const { status = 200, framed = false, isCacheable = true, urls } = options;
  const { page, style, plays } = await makeSitePage(kernel, siteData, options);
  await awaitTurnOf(recordsOf(siteData.view));
  return makeReadyBody(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': styledPagePolicy(style, { pictures: 'within', framed, plays }),
      'cache-control': isCacheable ? 'no-cache' : 'private, no-store',
      ...(framed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
      ...(urls.indexed ? {} : { 'x-robots-tag': 'noindex' }),
    },
    Buffer.from(page),
  );
}

type MissingPageOptions = { urls: SiteUrls; isStandalone?: boolean };

/** Returns the response of a site to addresses at which it has no page: a 404 in its design. */
export function missingPageBody(kernel: StorageKernel, siteData: SiteData, { urls, ...options }: MissingPageOptions) {
  const { reportUrl: _, ...unreportable } = urls;
  return sitePageBody(kernel, siteData, {
    ...{ page: { kind: 'home' }, urls: { ...unreportable, indexed: false }, status: 404, isMissing: true },
    ...options,
  });
}
