import type { FontRequest } from '#platform/server/typefaces/choose-fonts.ts';
import { readFontMetrics } from '#platform/server/typefaces/read-font-metrics.ts';
import { fallbacksFor } from '../../model/fonts.ts';
import { hasItalics, type TextStyle, typefaceFor } from '../../model/formats/html/css.ts';
import type { DocumentStyle } from '../../model/outline/document-style.ts';
import type { TemplateTokens } from '../../model/template-tokens.ts';
import { type FontStyle, familiesForText, fontFileOf } from '../../render/font-files.ts';

type FontVariant = { weight: 300 | 400 | 600 | 700; italic: boolean };
const FILE_BY_WEIGHT = {
  ...{ 300: '300Light', 400: '400Regular', 600: '600SemiBold', 700: '700Bold' },
} as const satisfies Record<FontVariant['weight'], FontStyle>;

/** Returns the weight and slope in which a template sets a part of the text. */
function variantOf(textStyle: TextStyle, { head: { name, headline }, heading }: TemplateTokens): FontVariant {
  switch (textStyle) {
    case 'name':
      return { weight: name.weight, italic: false };
    case 'heading':
      return heading;
    case 'headline':
      return { weight: 400, italic: headline.italic };
    case 'bold':
      return { weight: 600, italic: false };
    case 'body':
    case 'italic':
      return { weight: 400, italic: textStyle === 'italic' };
  }
}

/** Returns the typeface of the design for a part of the text. */
export const designTypeface = ({ typefaces }: DocumentStyle, textStyle: TextStyle, tokens: TemplateTokens) =>
  typefaces[typefaceFor(textStyle, tokens)];

/**
 * Returns the fonts that a part of the text needs: that of the design, and those for scripts that it lacks. The font
 * with most characters in the text comes first.
 */
export async function fontRequestsFor(
  textStyle: TextStyle,
  text: string,
  { documentStyle, tokens }: { documentStyle: DocumentStyle; tokens: TemplateTokens },
): Promise<FontRequest[]> {
  const { name } = designTypeface(documentStyle, textStyle, tokens);
  const variant = variantOf(textStyle, tokens);
  const upright = { weight: variant.weight, italic: false };
  const requests: { request: FontRequest; amount: number }[] = [];
  let uncovered = countCharacters(text);
  const addFont = async (family: string, { weight, italic }: FontVariant) => {
    const path = fontFileOf(family, `${FILE_BY_WEIGHT[weight]}${italic ? '_Italic' : ''}`);
    if (path === undefined) {
      // Not every typeface has a light weight.
      if (weight === 300) await addFont(family, { weight: 400, italic });
      return;
    }
    const { has: hasGlyph } = await readFontMetrics(path);
    const covered = [...uncovered].filter(([character]) => hasGlyph(character));
    const signs = covered.map(([character]) => character).join('');
    // Punctuation alone is no reason to load a font: that of the surrounding letters has it too.
    if (!/[\p{L}\p{N}]/u.test(signs)) return;
    const coveredCount = covered.reduce((sum, [, count]) => sum + count, 0);
    requests.push({ request: { family, path, weight, italic, signs }, amount: coveredCount });
    uncovered = new Map([...uncovered].filter(([character]) => !hasGlyph(character)));
  };
  await addFont(name, hasItalics(documentStyle) || textStyle === 'italic' ? variant : upright);
  for (const family of familiesForText(
    fallbacksFor(documentStyle.language.tag, name),
    [...uncovered.keys()].join(''),
  )) {
    // Fonts of other scripts have no italics; the browser slants the upright one.
    await addFont(family, upright);
  }
  return requests.sort((one, other) => other.amount - one.amount).map(({ request }) => request);
}

function countCharacters(text: string) {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}
