import { createHash } from 'node:crypto';
import { type Face, readFace } from './read-face.ts';

/** A style of a typeface, and the signs that it is wished for, however often each. */
export type Wish = {
  family: string;
  path: string;
  weight: number;
  italic: boolean;
  signs: string;
};
/** With those of the signs that are in it, each once, and a name that says nothing but that it is this one. */
export type ChosenFace = Wish & { face: Face; name: string };

/** Of the faces that are wished for, the first before the others, those for which there is room together. In bytes. */
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
/** For the space between it and others, which signs of Chinese do without. */
const EACH = 60;
const EACH_BROAD = 22;
const BROAD = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const PACKED = 0.5;
/** Drawn in several forms, and joined with others to further ones. */
const SHAPED = /[\p{scx=Arabic}\p{scx=Devanagari}]/u;
const FORMS = 2.5;

/** What it will weigh about, rather too much than too little: to know it, one would have to cut it. */
const guessedWeight = ({ weightOf }: Face, signs: string) =>
  [...signs].reduce((sum, sign) => {
    const each = BROAD.test(sign) ? EACH_BROAD : EACH;
    return sum + each + PACKED * (SHAPED.test(sign) ? FORMS : 1) * weightOf(sign);
  }, HEAD);

function nameOf({ family, weight, italic, signs }: Wish) {
  const made = JSON.stringify([family, weight, italic, signs]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 22);
}
