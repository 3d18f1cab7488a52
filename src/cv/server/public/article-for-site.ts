import type { StorageKernel } from '#files/service.ts';
import type { Markup } from '#platform/pure/markup.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { renderArticle } from '../../model/formats/html/article.ts';
import { ARTICLE_CSS } from '../../model/formats/html/article-css.ts';
import { hasItalics } from '../../model/formats/html/css.ts';
import { personJsonLd } from '../../model/formats/html/person-json-ld.ts';
import { languageOf } from '../../model/language-of.ts';
import { outlineOf } from '../../model/outline/outline.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { photoUrlOf } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';

type SiteColours = { text: string; textSecondary: string; primary: string; border: string; background: string };

/** Renders a CV as an article in a page of the owner's site, in the colors and fonts of the site. */
export async function articleForSite(
  kernel: StorageKernel,
  { ownerId, visibility, content, originals }: PublicCv,
  { text, textSecondary, primary, border, background }: SiteColours,
): Promise<{ article: Markup; style: string; person: Markup | false }> {
  const { design } = content;
  const words = pageWordsOf(design);
  const outline = outlineOf(content, words);
  const title = translatorOf(languageOf(design.language).words)('cv-public.title');
  const photo = await photoUrlOf(kernel, { ownerId, content });
  const isSlanted = hasItalics({ language: languageOf(design.language) });
  return {
    article: renderArticle(outline, { words, design, title, photo, originals }),
    style: `.cv {
  --text: ${text};
  --quiet: ${textSecondary};
  --accent: ${primary};
  --faint: ${border};
  --paper: ${background};
  --size: 10;
  --line: 1.5;
  --airy: 1;
  --tight: ${isSlanted ? '-0.015em' : '0'};
  --slant: ${isSlanted ? 'italic' : 'normal'};
}
${ARTICLE_CSS}`,
    person: visibility === 'public' && personJsonLd(outline),
  };
}
