import type { DocumentStyle } from '../../outline/document-style.ts';
import type { TemplateTokens } from '../../template-tokens.ts';
import { BASE_CSS, HEADING_CSS } from './article-css.ts';
import { templateCss } from './template/template-css.ts';

/** The text styles that have a font of their own, in order of priority if not all of them get one. */
export const TEXT_STYLES = ['body', 'name', 'heading', 'bold', 'headline', 'italic'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];
/** Web fonts of a page: their CSS rules, and the font family names for each text style. */
export type WebFonts = {
  rules: readonly string[];
  names: Record<TextStyle, readonly string[]>;
  /** Scale factor on screens, for typefaces with small letters. */
  scale: number;
};

/** Returns which of the two typefaces of a design sets a text style. */
export const typefaceFor = (textStyle: TextStyle, { head }: Pick<TemplateTokens, 'head'>): 'heading' | 'body' =>
  textStyle === 'name' || textStyle === 'heading' || (textStyle === 'headline' && head.headline.face === 'heading')
    ? 'heading'
    : 'body';

/**
 * Returns the CSS of a CV in the layout of its template, for screens and for its paper. All inserted values are numbers,
 * colors and our own names.
 */
export function cssOf(style: DocumentStyle, tokens: TemplateTokens, web?: WebFonts): string {
  const { typefaces, dark, size, lineHeight, paper, margin, airy, bullet = tokens.entry.bullet } = style;
  const fontStack = (textStyle: TextStyle) => {
    const { name, screens, generic } = typefaces[typefaceFor(textStyle, tokens)];
    return [...[...(web?.names[textStyle] ?? [name]), ...screens].map((font) => `"${font}"`), generic].join(', ');
  };
  const ownVariables = ({ scale }: WebFonts) => `  --name: ${fontStack('name')};
  --bold: ${fontStack('bold')};
  --italic: ${fontStack('italic')};
  --beside: ${fontStack(hasItalics(style) ? 'italic' : 'body')};
  --scale: ${scale};
`;
  const script = { direction: style.language.direction, hasItalics: hasItalics(style) };
  return `${web ? `${web.rules.join('\n')}\n` : ''}:root {
  color-scheme: ${style.isDark ? 'dark' : dark ? 'light dark' : 'light'};
${colourVariables(style.colours)}
  --heading: ${fontStack('heading')};
  --headline: ${fontStack('headline')};
  --body: ${fontStack('body')};
${web ? ownVariables(web) : ''}  --size: ${round(size)};
  --line: ${round(lineHeight)};
  --airy: ${round(airy)};
  ${bulletVariables(bullet, typefaces.body.generic === 'monospace')}
  --tight: ${hasItalics(style) ? '-0.015em' : '0'};
  --slant: ${hasItalics(style) ? 'italic' : 'normal'};
}
${dark ? `@media screen and (prefers-color-scheme: dark) {\n  :root {\n${colourVariables(dark)}\n  }\n}\n` : ''}${PAGE_CSS}
${BASE_CSS}
${HEADING_CSS[style.headings]}
${templateCss(tokens, style, script)}@page {
  size: ${round(paper.width)}mm ${round(paper.height)}mm;
  margin: ${round(margin.y)}mm ${round(margin.x)}mm;
}`;
}

/** A letter of a monospaced typeface is wider than the space that others need. */
const bulletVariables = (sign: string, isMonospaced: boolean) =>
  isMonospaced ? `--bullet: "${sign} ";\n  --indent: 2ch;` : `--bullet: "${sign}  ";\n  --indent: 1em;`;

const colourVariables = (colours: DocumentStyle['colours']) =>
  Object.entries(colours)
    .map(([name, colour]) => `  --${name}: ${colour};`)
    .join('\n');

/** Whether the script has italics. Scripts without them don't get tighter letter spacing either. */
export const hasItalics = ({ language: { direction, tag } }: Pick<DocumentStyle, 'language'>) =>
  direction === 'ltr' && !/^(?:ja|ko|zh|hi)\b/i.test(tag);

const round = (value: number) => Math.round(value * 100) / 100;

const PAGE_CSS = `html {
  background: var(--paper);
  color: var(--text);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
body { margin: 0; }`;
