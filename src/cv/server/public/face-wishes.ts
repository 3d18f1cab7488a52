import type { Wish } from '#platform/typefaces/choose-faces.ts';
import { readFace } from '#platform/typefaces/read-face.ts';
import type { TextPart } from '../../model/exports/html/style.ts';
import type { Look } from '../../model/exports/look.ts';
import { fallbacksFor } from '../../model/fonts.ts';
import { type FaceStyle, faceFileOf, scriptsAmong } from '../../render/font-files.ts';

type Style = { file: FaceStyle; weight: number; italic: boolean };
const REGULAR: Style = { file: '400Regular', weight: 400, italic: false };
const HEAVY: Style = { file: '600SemiBold', weight: 600, italic: false };
const STYLES: Record<TextPart, Style> = {
  body: REGULAR,
  heading: HEAVY,
  bold: HEAVY,
  italic: { file: '400Regular_Italic', weight: 400, italic: true },
};

/** Returns the typeface of the design for a part of the text. */
export const ownTypeface = ({ typefaces }: Look, part: TextPart) => typefaces[part === 'heading' ? 'heading' : 'body'];

/**
 * Returns the fonts that a part of the text needs: that of the design, and those for scripts that it lacks. The font
 * with most characters in the text comes first.
 */
export async function wishesFor(part: TextPart, text: string, look: Look): Promise<Wish[]> {
  const { name } = ownTypeface(look, part);
  const wishes: { wish: Wish; amount: number }[] = [];
  let rest = countSigns(text);
  const add = async (family: string, { file, weight, italic }: Style) => {
    const path = faceFileOf(family, file);
    if (path === undefined) return;
    const { has } = await readFace(path);
    const taken = [...rest].filter(([sign]) => has(sign));
    const signs = taken.map(([sign]) => sign).join('');
    // Punctuation alone is no reason to load a font: that of the surrounding letters has it too.
    if (!/[\p{L}\p{N}]/u.test(signs)) return;
    const amount = taken.reduce((sum, [, count]) => sum + count, 0);
    wishes.push({ wish: { family, path, weight, italic, signs }, amount });
    rest = new Map([...rest].filter(([sign]) => !has(sign)));
  };
  await add(name, STYLES[part]);
  for (const family of scriptsAmong(fallbacksFor(look.language.tag, name), [...rest.keys()].join(''))) {
    // Fonts of other scripts have no italics; the browser slants the upright one.
    await add(family, part === 'italic' ? REGULAR : STYLES[part]);
  }
  return wishes.sort((one, other) => other.amount - one.amount).map(({ wish }) => wish);
}

function countSigns(text: string) {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}
