import type { SitePageGiven } from '../site-given.ts';
import { openPictures } from './picture.ts';

/** Returns the context for rendering a page: its input, and the state that its parts share. */
export const openPaper = (given: SitePageGiven) => {
  const { words, view } = given;
  const { language } = view.site;
  return { ...given, language, layout: view.site.layout, pictures: openPictures(), said: { words, language } };
};
export type Paper = ReturnType<typeof openPaper>;
