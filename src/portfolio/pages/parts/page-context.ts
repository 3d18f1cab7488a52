import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { markLanguages } from '#platform/pure/original-texts.ts';
import type { SitePageInput } from '../site-page-input.ts';
import { createPictureRenderer } from './picture.ts';

/** Returns the context for rendering a page: its input, and the state that its components share. */
export const createPageContext = (input: SitePageInput) => {
  const { words, view, page, isMissing, project } = input;
  const { language } = view.site;
  const [original = language] = view.languages;
  const texts = [...view.untranslated, ...(project?.untranslated ?? [])];
  const marks = markLanguages(
    { language: original, texts },
    { page: LANGUAGES[language], original: LANGUAGES[original] },
  );
  return {
    ...input,
    language,
    isHome: page.kind === 'home' && !isMissing,
    layout: view.site.layout,
    marks,
    pictures: createPictureRenderer(marks),
    dateContext: { words, language },
  };
};
export type PageContext = ReturnType<typeof createPageContext>;
