import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { markLanguages } from '#platform/pure/original-texts.ts';
import type { SitePageInput } from '../site-page-input.ts';
import { createPictureRenderer } from './picture.ts';
import { nameOf } from './titles.ts';

/** Returns the rule with the length of the member's name and of its longest word, by which styles size it. */
function nameRule(name: string) {
  const lengths = name.split(/\s+/).map((word) => [...word].length);
  const atMost = (length: number) => Math.min(Math.max(length, 4), 60);
  return `:root { --word: ${atMost(Math.max(...lengths))}; --name: ${atMost([...name].length)}; }`;
}

/** Returns the context for rendering a page: its input, and the state that its components share. */
export const createPageContext = (input: SitePageInput) => {
  const { words, view, page, isMissing, project } = input;
  const { language, style, layout } = view.site;
  const [original = language] = view.languages;
  const texts = [...view.untranslated, ...(project?.untranslated ?? [])];
  const marks = markLanguages(
    { language: original, texts },
    { page: LANGUAGES[language], original: LANGUAGES[original] },
  );
  const pictures = createPictureRenderer(marks);
  if (style.id !== 'classic' || layout === 'cover') pictures.rules.push(nameRule(nameOf(view, words)));
  return {
    ...input,
    ...{ language, layout, style, marks, pictures },
    isHome: page.kind === 'home' && !isMissing,
    dateContext: { words, language },
  };
};
export type PageContext = ReturnType<typeof createPageContext>;
