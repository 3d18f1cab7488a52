import { walkHtml } from '#platform/pure/html.ts';
import type { TemplateTokens } from '../../template-tokens.ts';
import type { TextStyle } from './css.ts';

const STYLE_BY_TAG: Readonly<Record<string, TextStyle>> = {
  ...{ h1: 'name', h2: 'heading', h3: 'bold', h4: 'bold', h5: 'bold' },
  ...{ strong: 'bold', em: 'italic' },
};
const STYLE_BY_CLASS: Readonly<Record<string, TextStyle>> = {
  ...{ headline: 'headline', family: 'heading', organization: 'bold' },
};
/** The characters of list markers, which are set in the body font. */
const LIST_MARKERS: Readonly<Record<string, string>> = { ul: '–•›-· ', ol: '0123456789. ' };

type Options = {
  hasItalics: boolean;
  areHeadingsCapitals?: boolean;
  tokens: Pick<TemplateTokens, 'head' | 'entry' | 'heading' | 'opening'>;
};

/** Returns the visible text of an article, grouped by the text style that the CSS sets it in. */
export function textByStyleOf(
  article: string,
  { hasItalics, areHeadingsCapitals, tokens }: Options,
): Record<TextStyle, string> {
  const texts: Record<TextStyle, string> = { body: '', name: '', heading: '', bold: '', headline: '', italic: '' };
  let isOpening = false;
  let isCited = false;
  const openStyles: (TextStyle | undefined)[] = ['body'];
  walkHtml(article, {
    open: (tag, { class: names = '' }) => {
      const classes = names.split(' ');
      const isItalic = hasItalics && tokens.entry.besideStyle === 'italic' && classes.includes('beside');
      const parentStyle = openStyles.at(-1);
      if (classes.includes('of-summary')) isOpening = tokens.opening !== undefined;
      else if (classes.includes('section')) isOpening = false;
      if (classes.includes('of-publications')) isCited = tokens.entry.publications === 'cited';
      else if (classes.includes('section')) isCited = false;
      // Bold text within italics is set in the italic font.
      const textStyle = isItalic
        ? 'italic'
        : parentStyle === 'italic'
          ? parentStyle
          : isCited && tag === 'h3' && hasItalics
            ? 'italic'
            : isOpening && classes.includes('body')
              ? 'heading'
              : (classes.map((name) => STYLE_BY_CLASS[name]).find(Boolean) ?? STYLE_BY_TAG[tag] ?? parentStyle);
      openStyles.push(parentStyle === undefined || classes.includes('unseen') ? undefined : textStyle);
      texts.body += LIST_MARKERS[tag] ?? '';
    },
    close: () => {
      openStyles.pop();
    },
    text: (text) => {
      const textStyle = openStyles.at(-1);
      // Browsers fall back to the normal hyphen if a font has no non-breaking one.
      // Some templates set names of skills and titles of works in regular letters.
      if (textStyle === 'bold') texts.body += text;
      if (textStyle === 'bold' && hasItalics && tokens.entry.beside === 'leading') texts.italic += text;
      if (textStyle) texts[textStyle] += text.replaceAll('\u2011', '\u2011\u2010');
    },
  });
  // The CSS sets capitals in place of the letters, by the rules of the page's language.
  if (areHeadingsCapitals || tokens.heading.case === 'capitals' || tokens.heading.case === 'small-capitals')
    texts.heading += `${texts.heading.toUpperCase()}İ`;
  if (tokens.head.smallCapitals) texts.body += `${texts.body.toUpperCase()}İ`;
  if (tokens.heading.case === 'lowercase') texts.heading += `${texts.heading.toLowerCase()}ı`;
  return texts;
}
