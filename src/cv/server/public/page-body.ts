import { type FilesKernel, shownImagesOf } from '#files/service.ts';
import { policyOfPageWith } from '#platform/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { Markup } from '#platform/markup.ts';
import { prepareCutting } from '#platform/typefaces/cut-face.ts';
import type { CvContent } from '../../model/content.ts';
import type { AfterPlace } from '../../model/exports/html/article.ts';
import { outlineOf } from '../../model/exports/outline.ts';
import { languageOf } from '../../model/language-of.ts';
import { cvPage, type FrameWords } from '../../pages/cv-page.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { templateOf } from '../../render/templates.ts';
import { facesOf } from './page-faces.ts';
import type { PublicCv } from './public-cv.ts';

type Around = {
  /** Bar above the CV that only its owner sees. */
  bar?: Markup;
  remarks?: { after: AfterPlace; style: string } | undefined;
  status?: number;
};

/** Returns the response with the page of a CV. */
export async function pageBody(kernel: FilesKernel, cv: PublicCv, { bar, remarks, status = 200 }: Around = {}) {
  const { place, visibility, sharing, content } = cv;
  prepareCutting();
  const { page, style } = cvPage({
    ...{ place, content, visibility, download: sharing.download, bar, remarks },
    appUrl: kernel.settings.APP_URL,
    words: pageWordsOf(content.design),
    frame: frameWordsOf(content),
    templateFonts: templateOf(content.design.template).fonts,
    faces: await facesOf(cv),
    photo: await photoOf(kernel, cv),
  });
  return readyPage(page, { style, status, visibility, forAll: bar === undefined && status === 200 });
}

type Ready = { style: string; status: number; visibility: PublicCv['visibility']; forAll: boolean };

function readyPage(page: string, { style, status, visibility, forAll }: Ready): ReadyBody {
  return makeReadyBody(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOfPageWith(style),
      // Public pages may be cached but are revalidated each time; a page for one visitor is not stored at all.
      'cache-control': forAll ? 'no-cache' : 'private, no-store',
      ...headersOf(visibility),
    },
    Buffer.from(page),
  );
}

/** Returns headers that hide an unlisted address from search engines and from the sites that it links to. */
export const headersOf = (visibility: PublicCv['visibility']): Record<string, string> =>
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
    made: t('site.name'),
    report: t('cv-public.report'),
  };
}

/** The photo is displayed at 128 CSS pixels at most, on screens of twice the density. */
const PHOTO_WIDTH = 256;

/** Returns the URL of the CV's photo, or undefined if there is none. */
export async function photoOf(kernel: FilesKernel, { ownerId, content }: Pick<PublicCv, 'ownerId' | 'content'>) {
  const { image } = content.basics;
  if (image === '') return undefined;
  const [found] = await shownImagesOf(kernel, ownerId, [image]);
  const sources = found?.sources.filter(({ format }) => format === 'webp') ?? [];
  return (sources.find(({ width }) => width >= PHOTO_WIDTH) ?? sources.at(-1))?.url;
}
