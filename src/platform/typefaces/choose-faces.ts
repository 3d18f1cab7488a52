import { createHash } from 'node:crypto';
import { type Face, readFace } from './read-face.ts';

/** A requested font style, with the characters it is needed for, duplicates included. */
export type Wish = {
  family: string;
  path: string;
  weight: number;
  italic: boolean;
  signs: string;
};
/** A chosen style, with the unique characters that its font has, and a hash of the subset as its name. */
export type ChosenFace = Wish & { face: Face; name: string };

/** Chooses the requested styles, in order, whose estimated subsets fit in `room` bytes. */
export async function chooseFaces(wishes: readonly Wish[], room: number): Promise<ChosenFace[]> {
  const chosen: ChosenFace[] = [];
  let left = room;
  for (const wish of wishes) {
    const face = await readFace(wish.path);
    const signs = [...new Set(wish.signs)].filter(face.has).sort().join('');
    const weight = guessedWeight(face, signs);
    if (signs === '' || weight > left) continue;
    left -= weight;
    chosen.push({ ...wish, signs, face, name: nameOf({ ...wish, signs }) });
  }
  return chosen;
}

const HEAD = 1000;
/** Estimated bytes per character besides its outline; East Asian characters need less, because they have no kerning. */
const EACH = 60;
const EACH_BROAD = 22;
const BROAD = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const PACKED = 0.5;
/** Scripts whose letters have several forms and ligatures. */
const SHAPED = /[\p{scx=Arabic}\p{scx=Devanagari}]/u;
const FORMS = 2.5;

/** Estimates the size of a subset, rather too high, because the exact size is known only after subsetting. */
const guessedWeight = ({ weightOf }: Face, signs: string) =>
  [...signs].reduce((sum, sign) => {
    const each = BROAD.test(sign) ? EACH_BROAD : EACH;
    return sum + each + PACKED * (SHAPED.test(sign) ? FORMS : 1) * weightOf(sign);
  }, HEAD);

function nameOf({ family, weight, italic, signs }: Wish) {
  const made = JSON.stringify([family, weight, italic, signs]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 22);
}
