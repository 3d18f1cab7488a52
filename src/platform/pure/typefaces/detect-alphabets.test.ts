import { describe, expect, it } from 'vitest';
import { ALPHABET_NAMES, charactersOf, codesOf, SCRIPTS, unicodeRangeOf } from './alphabets.ts';
import { detectAlphabets } from './detect-alphabets.ts';

describe('the alphabets of a text', () => {
  it.each([
    ['Ada Lovelace – “Note G”, 1843 · résumé', ['english']],
    ['Größe über alles, auch ẞ', ['german']],
    ['¿Dónde está el niño?', ['spanish']],
    ['Œuvre reçue à l’hôtel', ['french']],
    ['İstanbul’da ığdır çiçeği, ₺5', ['turkish']],
    ['Größe à la française', ['latin']],
    ['Łódź, Kraków und München', ['central']],
    ['Rīga, ķīmija', ['latin', 'latin-ext']],
    ['Tiếng Việt đẹp', ['latin', 'vietnamese']],
    ['Αναλυτική Μηχανή', ['greek', 'english']],
    ['Ὀδύσσεια Ἰλιάς', ['greek-all', 'english']],
    ['Аналитическая машина', ['cyrillic', 'english']],
    ['Қазақ тілі', ['cyrillic-all', 'english']],
    ['המנוע האנליטי', ['hebrew', 'english']],
    ['المحرك التحليلي', ['arabic', 'english']],
    ['می‌خواهم می‌نویسم می‌روم می‌خوانم', ['arabic', 'english']],
    ['विश्लेषणात्मक इंजन', ['devanagari', 'english']],
  ])('are the smallest that cover it: %s', (text, alphabets) => {
    expect(detectAlphabets(text)).toEqual(alphabets);
  });

  it('start with those of the most frequent script', () => {
    expect(detectAlphabets('Аналитическая машина by Ada')).toEqual(['cyrillic', 'english']);
    expect(detectAlphabets('The Analytical Engine, «машина»')).toEqual(['english', 'cyrillic']);
  });

  it('are none for one or two characters of a script, and none for Chinese, Japanese and Korean', () => {
    expect(detectAlphabets('2πr and №5')).toEqual(['english']);
    expect(detectAlphabets('解析機関について분석기관')).toEqual([]);
    expect(detectAlphabets('👩‍💻👨‍👩‍👧‍👦🏳️‍🌈')).toEqual([]);
    expect(detectAlphabets('')).toEqual([]);
  });

  it('contain each of its characters that any alphabet has', () => {
    const characters = new Set(SCRIPTS.flat(2).flatMap((alphabet) => [...charactersOf(alphabet)]));
    // Joiners alone do not make a text.
    const missed = [...characters].filter((sign) => {
      const found = detectAlphabets(sign.repeat(3));
      return !/\p{Cf}/u.test(sign) && !found.some((alphabet) => charactersOf(alphabet).includes(sign));
    });
    expect(missed).toEqual([]);
  });
});

describe('an alphabet', () => {
  it.each(ALPHABET_NAMES)('has a unicode-range of exactly its characters: %s', (alphabet) => {
    const listed = unicodeRangeOf(alphabet)
      .split(', ')
      .flatMap((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: to - from + 1 }, (_, at) => from + at);
      });
    expect(listed).toEqual(codesOf(alphabet));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('contains all characters of the smaller ones that it replaces', () => {
    const larger = [
      ['german', 'english'],
      ['spanish', 'english'],
      ['french', 'english'],
      ['turkish', 'english'],
      ['latin', 'german'],
      ['latin', 'spanish'],
      ['latin', 'french'],
      ['central', 'german'],
      ['greek-all', 'greek'],
      ['cyrillic-all', 'cyrillic'],
      ['arabic-all', 'arabic'],
    ] as const;
    for (const [one, smaller] of larger) {
      const own = new Set(codesOf(one));
      expect([one, codesOf(smaller).filter((code) => !own.has(code))]).toEqual([one, []]);
    }
  });
});
