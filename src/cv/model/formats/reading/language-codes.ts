import { fold } from '../../fold.ts';

/** Codes of languages in ISO 639-3 by those in ISO 639-1, for the languages of Europe and the most spoken ones. */
const CODES =
  'ar ara bg bul bn ben bs bos ca cat cs ces cy cym da dan de deu el ell en eng es spa et est eu eus fa fas fi fin fr fra ' +
  'ga gle gl glg he heb hi hin hr hrv hu hun hy hye id ind is isl it ita ja jpn ka kat ko kor ku kur lb ltz lt lit lv lav ' +
  'mk mkd mt mlt nl nld no nor pa pan pl pol pt por ro ron ru rus sk slk sl slv sq sqi sr srp sv swe sw swa th tha tr tur ' +
  'uk ukr ur urd vi vie zh zho';

const PAIRS = [...CODES.matchAll(/(\w{2}) (\w{3})/g)];

/** Returns the code of three letters of a language by its name in the language of a CV, or `undefined`. */
export function languageCodeOf(name: string, language: string): string | undefined {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language', fallback: 'none' });
  const wanted = fold(name.trim());
  return PAIRS.find(([, code = '']) => fold(names.of(code) ?? '') === wanted)?.[2];
}
