/** Diacritics of Latin, Hebrew and Arabic, and the Arabic tatweel. */
const DIACRITICS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]+/g;
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
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
const REPLACED_LETTERS = new RegExp(`[${Object.keys(LETTER_REPLACEMENTS).join('')}]`, 'g');
const ASCII_ONLY = /^[\0-\x7f]*$/;

/**
 * Normalizes text for comparison: lowercase, without accents and vowel signs, with one form of each letter. All Turkish
 * forms of i become one.
 */
export function fold(text: string): string {
  const lowercase = text.toLowerCase();
  if (ASCII_ONLY.test(lowercase)) return lowercase;
  return lowercase
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replace(REPLACED_LETTERS, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/[‘’]/g, "'");
}
