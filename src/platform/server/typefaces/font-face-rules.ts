import type { ChosenFont } from './choose-fonts.ts';
import type { FontMetrics } from './read-font-metrics.ts';

type GenericFamily = 'serif' | 'sans-serif' | 'monospace';
type LocalFontStyle = 'regular' | 'bold' | 'italic';
type LocalFont = { names: readonly string[]; widths: Record<LocalFontStyle, number> };

/** Fonts that readers have installed, each with metric-compatible ones, and the average width of their letters. */
const LOCAL_FONTS: Record<GenericFamily, readonly LocalFont[]> = {
  serif: [
    { names: ['Georgia', 'Gelasio'], widths: { regular: 0.443, bold: 0.516, italic: 0.451 } },
    { names: ['Times New Roman', 'Liberation Serif'], widths: { regular: 0.403, bold: 0.429, italic: 0.404 } },
    { names: ['Noto Serif'], widths: { regular: 0.48, bold: 0.51, italic: 0.467 } },
  ],
  'sans-serif': [
    { names: ['Arial', 'Liberation Sans'], widths: { regular: 0.445, bold: 0.479, italic: 0.445 } },
    { names: ['Roboto'], widths: { regular: 0.445, bold: 0.452, italic: 0.432 } },
  ],
  monospace: [{ names: ['Courier New', 'Liberation Mono'], widths: { regular: 0.6, bold: 0.6, italic: 0.6 } }],
};
const STYLE_SUFFIXES: Record<LocalFontStyle, string> = { regular: '', bold: ' Bold', italic: ' Italic' };

type FallbackMetrics = Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap' | 'width'>;
type FontDescriptor = Pick<ChosenFont, 'family' | 'weight' | 'italic'>;

/** `swap` replaces the fallback font whenever the file arrives, `optional` only before text is shown. */
export type FontDisplay = 'swap' | 'optional';

/** Returns the `@font-face` rule of a font file. */
export const fontFaceRule = (
  { family, weight, italic }: FontDescriptor,
  url: string,
  { display, range }: { display: FontDisplay; range?: string },
) =>
  rule(
    { family, weight, italic },
    {
      src: `url(${url}) format("woff2")`,
      'font-display': display,
      ...(range === undefined ? {} : { 'unicode-range': range }),
    },
  );

/** Returns the names of the fallback fonts of a family, used until it has loaded. */
export const fallbackFamilies = (family: string, kind: GenericFamily) =>
  LOCAL_FONTS[kind].map(({ names }) => `${family} ${names[0]}`);

/** Returns the `@font-face` rules of the fallback fonts, with metrics adjusted to the family to avoid layout shifts. */
export function fallbackRules(
  { family, weight, italic, font }: FontDescriptor & { font: FallbackMetrics },
  kind: GenericFamily,
) {
  const style = italic ? 'italic' : weight < 600 ? 'regular' : 'bold';
  return LOCAL_FONTS[kind].map(({ names, widths }) =>
    rule(
      { family: `${family} ${names[0]}`, weight, italic },
      {
        src: names.map((name) => `local("${name}${STYLE_SUFFIXES[style]}")`).join(', '),
        ...metricsOf(font, font.width / widths[style]),
      },
    ),
  );
}

const metricsOf = ({ ascent, descent, lineGap }: FallbackMetrics, scale: number) => ({
  'size-adjust': percent(scale),
  'ascent-override': percent(ascent / scale),
  'descent-override': percent(descent / scale),
  'line-gap-override': percent(lineGap / scale),
});

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

function rule({ family, weight, italic }: FontDescriptor, rest: object) {
  const descriptors = {
    'font-family': `"${family}"`,
    'font-weight': weight,
    ...(italic ? { 'font-style': 'italic' } : {}),
    ...rest,
  };
  return `@font-face { ${Object.entries(descriptors)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;
}
