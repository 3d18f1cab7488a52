/** Diacritics of Latin, Hebrew and Arabic, and the Arabic tatweel. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]+/g;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
};
const ODD_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const PLAIN = /^[\0-\x7f]*$/;

/**
 * Normalizes text for comparison: lowercase, without accents and vowel signs, with one form of each letter. All Turkish
 * forms of i become one.
 */
export function fold(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(ODD_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’]/g, "'");
}
