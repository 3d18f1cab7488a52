/** Letters drawn as one, Arabic letters in the form of their place in a word, and radicals instead of Chinese characters. */
const PRESENTATION_FORMS = /[\u2e80-\u2fdf\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]+/g;
/** Characters without width. Soft hyphens are kept: at the end of a line, they say that a word continues. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Control characters and halves of characters, which fonts with a faulty table of letters produce. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Radicals and the Chinese characters that look alike, which Unicode does not call equal. */
const RADICALS =
  '⺠民 ⺩王 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻲亀';
/** Dashes by the name that a font has for their glyph, and those that people type. */
const DASHES = '‐- ‒–';
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  `${RADICALS} ${DASHES}`.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const LOOKALIKE = /[\u2010\u2012\u2ea0-\u2ef2]/g;

/** Returns the text of glyphs as a person would write it: without ligatures and invisible characters. */
export const cleanRunText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim();
