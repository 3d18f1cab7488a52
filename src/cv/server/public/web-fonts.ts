import type { ChosenFont } from '#platform/server/typefaces/choose-fonts.ts';
import { fallbackFamilies, fallbackRules, fontFaceRule } from '#platform/server/typefaces/font-face-rules.ts';
import type { TextStyle, WebFonts } from '../../model/formats/html/css.ts';
import type { DocumentStyle } from '../../model/outline/document-style.ts';
import type { TemplateTokens } from '../../model/template-tokens.ts';
import { designTypeface } from './font-requests.ts';

type WebFontsOptions = {
  documentStyle: DocumentStyle;
  tokens: TemplateTokens;
  chosen: (part: TextStyle) => readonly ChosenFont[];
  addressOf: (font: ChosenFont) => string;
};

/** Returns the font rules and font names for the style sheet of a page. */
export function webFontsOf(
  fonts: readonly ChosenFont[],
  { documentStyle, tokens, chosen, addressOf }: WebFontsOptions,
): WebFonts {
  const designTypefaces = [
    designTypeface(documentStyle, 'body', tokens),
    designTypeface(documentStyle, 'heading', tokens),
  ];
  const names = (part: TextStyle) => familiesFor(chosen(part), designTypeface(documentStyle, part, tokens));
  return {
    rules: fonts.flatMap((font) => {
      const typeface = designTypefaces.find(({ name }) => name === font.family);
      return [
        // All are preloaded. One that arrives after the text is shown would shift it.
        fontFaceRule(font, addressOf(font), { display: 'optional' }),
        ...(typeface ? fallbackRules(font, typeface.generic) : []),
      ];
    }),
    names: {
      ...{ body: names('body'), name: names('name'), heading: names('heading'), bold: names('bold') },
      ...{ headline: names('headline'), italic: names('italic') },
    },
    scale: scaleOf(chosen('body').find(({ family }) => family === designTypefaces[0]?.name)),
  };
}

/** Returns the font family list: that of the design, those of other scripts, and local fallbacks until they load. */
function familiesFor(chosen: readonly ChosenFont[], { name, generic }: DocumentStyle['typefaces']['body']) {
  const families = [...new Set(chosen.map(({ family }) => family))];
  const isLoaded = families.includes(name);
  return [
    ...(isLoaded ? [name] : []),
    ...families.filter((family) => family !== name),
    ...(isLoaded ? fallbackFamilies(name, generic) : []),
  ];
}

const REFERENCE_X_HEIGHT = 0.47;
const MAX_SCALE = 1.1;

/**
 * Returns the factor by which text is enlarged on screen: at equal size, a Garamond looks smaller than most typefaces.
 */
function scaleOf(body: ChosenFont | undefined) {
  const scale = body ? REFERENCE_X_HEIGHT / body.font.xHeight : 1;
  return Math.round(Math.min(MAX_SCALE, Math.max(1, scale)) * 100) / 100;
}
