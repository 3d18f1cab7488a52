import type { FontRequest } from '#platform/server/typefaces/choose-fonts.ts';
import { readFontMetrics } from '#platform/server/typefaces/read-font-metrics.ts';
import { fallbacksFor } from '../../model/fonts.ts';
import type { TextStyle } from '../../model/formats/html/css.ts';
import type { DocumentStyle } from '../../model/outline/document-style.ts';
import { type FontStyle, familiesForText, fontFileOf } from '../../render/font-files.ts';

type FontVariant = { file: FontStyle; weight: number; italic: boolean };
const REGULAR: FontVariant = { file: '400Regular', weight: 400, italic: false };
const SEMIBOLD: FontVariant = { file: '600SemiBold', weight: 600, italic: false };
const VARIANT_BY_TEXT_STYLE: Record<TextStyle, FontVariant> = {
  body: REGULAR,
  heading: SEMIBOLD,
  bold: SEMIBOLD,
  italic: { file: '400Regular_Italic', weight: 400, italic: true },
};

/** Returns the typeface of the design for a part of the text. */
export const designTypeface = ({ typefaces }: DocumentStyle, textStyle: TextStyle) =>
  typefaces[textStyle === 'heading' ? 'heading' : 'body'];

/**
 * Returns the fonts that a part of the text needs: that of the design, and those for scripts that it lacks. The font
 * with most characters in the text comes first.
 */
export async function fontRequestsFor(
  textStyle: TextStyle,
  text: string,
  documentStyle: DocumentStyle,
): Promise<FontRequest[]> {
  const { name } = designTypeface(documentStyle, textStyle);
  const requests: { request: FontRequest; amount: number }[] = [];
  let uncovered = countCharacters(text);
  const addFont = async (family: string, { file: fontStyle, weight, italic }: FontVariant) => {
    const path = fontFileOf(family, fontStyle);
    if (path === undefined) return;
    const { has: hasGlyph } = await readFontMetrics(path);
    const covered = [...uncovered].filter(([character]) => hasGlyph(character));
    const signs = covered.map(([character]) => character).join('');
    // Punctuation alone is no reason to load a font: that of the surrounding letters has it too.
    if (!/[\p{L}\p{N}]/u.test(signs)) return;
    const coveredCount = covered.reduce((sum, [, count]) => sum + count, 0);
    requests.push({ request: { family, path, weight, italic, signs }, amount: coveredCount });
    uncovered = new Map([...uncovered].filter(([character]) => !hasGlyph(character)));
  };
  await addFont(name, VARIANT_BY_TEXT_STYLE[textStyle]);
  for (const family of familiesForText(
    fallbacksFor(documentStyle.language.tag, name),
    [...uncovered.keys()].join(''),
  )) {
    // Fonts of other scripts have no italics; the browser slants the upright one.
    await addFont(family, textStyle === 'italic' ? REGULAR : VARIANT_BY_TEXT_STYLE[textStyle]);
  }
  return requests.sort((one, other) => other.amount - one.amount).map(({ request }) => request);
}

function countCharacters(text: string) {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}
