const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LTR =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Returns whether a text has more letters that are written from right to left than others. */
export const isMostlyRtl = (text: string) => count(text, RTL) > count(text, LTR);

/** Returns whether a text has no letters that are written from right to left. */
export const hasNoRtl = (text: string) => text.search(RTL) < 0;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a character is Chinese or Japanese. */
export const isEastAsian = (character: string) => EAST_ASIAN.test(character);
