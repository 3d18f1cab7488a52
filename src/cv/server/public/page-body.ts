import { type StorageKernel, shownImagesOf } from '#files/service.ts';
import type { Markup } from '#platform/pure/markup.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { makeFontSubset, prepareFontSubsets } from '#platform/server/typefaces/font-subset.ts';
import type { RenderAfterNode } from '../../model/formats/html/article.ts';
import { languageOf } from '../../model/language-of.ts';
import { outlineOf } from '../../model/outline/outline.ts';
import { type FrameWords, renderCvPage } from '../../pages/cv-page.ts';
import { contactIconMarkup } from '../../render/contact-icons.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { templateIn } from '../../render/templates.ts';
import { pageFontsOf } from './page-fonts.ts';
import type { PublicCv } from './public-cv.ts';
import { letterToShow } from './shown-document.ts';

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
  const template = templateIn(content.design);
  const fonts = await pageFontsOf(cv);
  // Browsers ask for all of them at once, and show only those that arrive before the text.
  for (const font of fonts.fonts) void makeFontSubset(font).catch(() => undefined);
  const { page, style } = renderCvPage({
    ...{ urls, canonical, content, originals, letter: letterToShow(cv), visibility },
    ...{ download: sharing.download, bar, comments },
    appUrl: kernel.settings.APP_URL,
    words: pageWordsOf(content.design),
    frame: frameWordsOf(cv),
    template,
    ...(content.design.icons && { icon: contactIconMarkup }),
    fonts,
    photo:
      cv.letter === undefined ? await photoUrlOf(kernel, cv, template.tokens.head.photo.size * TEXT_SIZE) : undefined,
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

const CV_WORDS = {
  title: 'cv-public.title',
  description: 'cv-public.description',
  picture: 'cv-public.picture',
  pictureOfNobody: 'cv-public.pictureOfNobody',
} as const;
const LETTER_WORDS = {
  title: 'cv-public.letter.title',
  description: 'cv-public.letter.description',
  picture: 'cv-public.letter.picture',
  pictureOfNobody: 'cv-public.letter.pictureOfNobody',
} as const;

function frameWordsOf({ content, letter }: PublicCv): FrameWords {
  const t = translatorOf(languageOf(content.design.language).words);
  const { name } = outlineOf(content, pageWordsOf(content.design));
  const about = letter === undefined ? CV_WORDS : LETTER_WORDS;
  const title = t(about.title);
  return {
    title,
    description: name === '' ? title : t(about.description, { name }),
    picture: name === '' ? t(about.pictureOfNobody) : t(about.picture, { name }),
    download: t('cv-public.download'),
    empty: t('cv-public.empty'),
    made: t('portfolio-pages.madeWith', { name: t('site.name') }),
    report: t('cv-public.report'),
  };
}

/** CSS pixels of the text; the sizes of tokens are relative to it. */
const TEXT_SIZE = 16;
/** Width of the photo in CSS pixels where no template says how wide it is. */
const PHOTO_WIDTH = 128;

/** Returns the URL of the CV's photo for screens of twice the density, or undefined if there is none. */
export async function photoUrlOf(
  kernel: StorageKernel,
  { ownerId, content }: Pick<PublicCv, 'ownerId' | 'content'>,
  displayWidth = PHOTO_WIDTH,
) {
  const { image } = content.basics;
  if (image === '') return undefined;
  const [imageRecord] = await shownImagesOf(kernel, ownerId, [image]);
  const sources = imageRecord?.sources.filter(({ format }) => format === 'webp') ?? [];
  return (sources.find(({ width }) => width >= 2 * displayWidth) ?? sources.at(-1))?.url;
}
