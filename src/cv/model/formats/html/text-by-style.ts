import { walkHtml } from '#platform/pure/html.ts';
import type { TextStyle } from './css.ts';

const STYLE_BY_TAG: Readonly<Record<string, TextStyle>> = {
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' },
  ...{ strong: 'bold', em: 'italic' },
};
/** The characters of list markers, which are set in the body font. */
const LIST_MARKERS: Readonly<Record<string, string>> = { ul: '– ', ol: '0123456789. ' };

type Options = { hasItalics: boolean; areHeadingsCapitals?: boolean };

/** Returns the visible text of an article, grouped by the text style that the CSS sets it in. */
export function textByStyleOf(
  article: string,
  { hasItalics, areHeadingsCapitals }: Options,
): Record<TextStyle, string> {
  const texts: Record<TextStyle, string> = { body: '', heading: '', bold: '', italic: '' };
  const openStyles: (TextStyle | undefined)[] = ['body'];
  walkHtml(article, {
    open: (tag, { class: names = '' }) => {
      const classes = names.split(' ');
      const isItalic = hasItalics && classes.includes('beside');
      const parentStyle = openStyles.at(-1);
      // Bold text within italics is set in the italic font.
      const textStyle = isItalic
        ? 'italic'
        : parentStyle === 'italic'
          ? parentStyle
          : (STYLE_BY_TAG[tag] ?? parentStyle);
      openStyles.push(parentStyle === undefined || classes.includes('unseen') ? undefined : textStyle);
      texts.body += LIST_MARKERS[tag] ?? '';
    },
    close: () => {
      openStyles.pop();
    },
    text: (text) => {
      const textStyle = openStyles.at(-1);
      // Browsers fall back to the normal hyphen if a font has no non-breaking one.
      if (textStyle) texts[textStyle] += text.replaceAll('\u2011', '\u2011\u2010');
    },
  });
  // The CSS sets capitals in place of the letters, by the rules of the page's language.
  if (areHeadingsCapitals) texts.heading += `${texts.heading.toUpperCase()}İ`;
  return texts;
}
