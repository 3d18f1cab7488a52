import { type StorageKernel, shownImagesOf } from '#files/service.ts';
import type { Markup } from '#platform/pure/markup.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { prepareFontSubsets } from '#platform/server/typefaces/font-subset.ts';
import type { CvContent } from '../../model/content.ts';
import type { RenderAfterNode } from '../../model/formats/html/article.ts';
import { languageOf } from '../../model/language-of.ts';
import { outlineOf } from '../../model/outline/outline.ts';
import { type FrameWords, renderCvPage } from '../../pages/cv-page.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { templateOf } from '../../render/templates.ts';
import { pageFontsOf } from './page-fonts.ts';
import type { PublicCv } from './public-cv.ts';

type PageBodyOptions = {
  /** Bar above the CV that only its owner sees. */
  bar?: Markup;
  comments?: { after: RenderAfterNode; style: string } | undefined;
  status?: number;
};

/** Returns the response with the page of a CV. */
export async function pageBody(
  kernel: StorageKernel,
  cv: PublicCv,
  { bar, comments, status = 200 }: PageBodyOptions = {},
) {
  const { urls, canonical = urls.page, visibility, sharing, content, originals } = cv;
  prepareFontSubsets();
  const { page, style } = renderCvPage({
    ...{ urls, canonical, content, originals, visibility, download: sharing.download, bar, comments },
    appUrl: kernel.settings.APP_URL,
    words: pageWordsOf(content.design),
    frame: frameWordsOf(content),
    templateFonts: templateOf(content.design.template).fonts,
    fonts: await pageFontsOf(cv),
    photo: await photoUrlOf(kernel, cv),
  });
  return pageResponse(page, { style, status, visibility, isCacheable: bar === undefined && status === 200 });
}

type PageResponseOptions = { style: string; status: number; visibility: PublicCv['visibility']; isCacheable: boolean };

function pageResponse(page: string, { style, status, visibility, isCacheable }: PageResponseOptions): ReadyBody {
  return makeReadyBody(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': styledPagePolicy(style),
      // Public pages may be cached but are revalidated each time; a page for one visitor is not stored at all.
      'cache-control': isCacheable ? 'no-cache' : 'private, no-store',
      ...privacyHeadersOf(visibility),
    },
    Buffer.from(page),
  );
}

/** Returns headers that hide an unlisted address from search engines and from the sites that it links to. */
export const privacyHeadersOf = (visibility: PublicCv['visibility']): Record<string, string> =>
  visibility === 'public' ? {} : { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' };

function frameWordsOf(content: CvContent): FrameWords {
  const t = translatorOf(languageOf(content.design.language).words);
  const { name } = outlineOf(content, pageWordsOf(content.design));
  return {
    title: t('cv-public.title'),
    description: name === '' ? t('cv-public.title') : t('cv-public.description', { name }),
    picture: name === '' ? t('cv-public.pictureOfNobody') : t('cv-public.picture', { name }),
    download: t('cv-public.download'),
    empty: t('cv-public.empty'),
    made: t('portfolio-pages.madeWith', { name: t('site.name') }),
    report: t('cv-public.report'),
  };
}

/** The photo is displayed at 128 CSS pixels at most, on screens of twice the density. */
const PHOTO_WIDTH = 256;

/** Returns the URL of the CV's photo, or undefined if there is none. */
export async function photoUrlOf(kernel: StorageKernel, { ownerId, content }: Pick<PublicCv, 'ownerId' | 'content'>) {
  const { image } = content.basics;
  if (image === '') return undefined;
  const [imageRecord] = await shownImagesOf(kernel, ownerId, [image]);
  const sources = imageRecord?.sources.filter(({ format }) => format === 'webp') ?? [];
  return (sources.find(({ width }) => width >= PHOTO_WIDTH) ?? sources.at(-1))?.url;
}
