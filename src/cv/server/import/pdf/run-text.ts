/** Letters drawn as one, Arabic letters in the form of their place in a word, and radicals instead of Chinese characters. */
const PRESENTATION_FORMS = /[\u2e80-\u2fdf\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]+/g;
/** Characters without width. Soft hyphens are kept: at the end of a line, they say that a word continues. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Control characters and halves of characters, which fonts with a faulty table of letters produce. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Returns the text of glyphs as a person would write it: without ligatures and invisible characters. */
export const cleanRunText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim();
