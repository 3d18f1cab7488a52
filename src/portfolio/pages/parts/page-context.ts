import type { SitePageInput } from '../site-page-input.ts';
import { createPictureRenderer } from './picture.ts';

/** Returns the context for rendering a page: its input, and the state that its components share. */
export const createPageContext = (input: SitePageInput) => {
  const { words, view, page, isMissing } = input;
  const { language } = view.site;
  return {
    ...input,
    language,
    isHome: page.kind === 'home' && !isMissing,
    layout: view.site.layout,
    pictures: createPictureRenderer(),
    dateContext: { words, language },
  };
};
export type PageContext = ReturnType<typeof createPageContext>;
