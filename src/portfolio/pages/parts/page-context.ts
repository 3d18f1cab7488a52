import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { markLanguages } from '#platform/pure/original-texts.ts';
import type { SitePage } from '../../model/site-view.ts';
import { isArtStyle } from '../../model/styles/style-shape.ts';
import { sectionsOn } from '../shown-sections.ts';
import type { SitePageInput } from '../site-page-input.ts';
import { galleriesOf } from './galleries.ts';
import { createPictureRenderer } from './picture.ts';
import { storyOfPage } from './site-story.ts';
import { headingOfPage, nameOf } from './titles.ts';

/** Limits the number of letters by which styles size a text. */
const letters = (count: number) => Math.min(Math.max(count, 4), 60);
const longestWord = (text: string) => letters(Math.max(...text.split(/\s+/).map((word) => [...word].length)));

/** Returns the rule with the length of the member's name and of its longest word, by which styles size it. */
const nameRule = (name: string) => `:root { --word: ${longestWord(name)}; --name: ${letters([...name].length)}; }`;

/** Returns the rule with the length of the longest word in the title of a list, which styles keep whole. */
const topicRule = (title: string) => `:root { --topic: ${longestWord(title)}; }`;

/** Pages whose title is that of a list, and often a single word. */
const TITLED_LISTS: ReadonlySet<SitePage['kind']> = new Set(['projects', 'posts', 'achievements']);

/** Returns the context for rendering a page: its input, and the state that its components share. */
export const createPageContext = (input: SitePageInput) => {
  const { words, view, page, isMissing, isThumbnail } = input;
  const story = storyOfPage(input);
  const { language, style, layout } = view.site;
  const [original = language] = view.languages;
  const texts = [...view.untranslated, ...(story?.untranslated ?? [])];
  const marks = markLanguages(
    { language: original, texts },
    { page: LANGUAGES[language], original: LANGUAGES[original] },
  );
  const pictures = createPictureRenderer(marks, { isThumbnail });
  if (style.id !== 'classic' || layout === 'cover') pictures.rules.push(nameRule(nameOf(view, words)));
  if (isArtStyle(style.id) && TITLED_LISTS.has(page.kind)) pictures.rules.push(topicRule(headingOfPage(input)));
  return {
    ...input,
    ...{ language, layout, style, marks, pictures, story },
    isHome: page.kind === 'home' && !isMissing,
    galleries: galleriesOf(isMissing ? [] : sectionsOn(view, page)),
    dateContext: { words, language },
  };
};
export type PageContext = ReturnType<typeof createPageContext>;
