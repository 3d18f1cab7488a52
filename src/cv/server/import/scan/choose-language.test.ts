import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recognizeInLanguages } from './choose-language.ts';
import type { LanguageFile, SeenText } from './recognizer.ts';

const PAGE = { data: new Uint8Array(1), width: 1, height: 1 };
const language = (code: string): LanguageFile => ({ code, file: `/${code}` });

type Look = { letters: number; lines: number; confidence: number; mean?: number };

/** Returns what a recognizer sees if it sees so many letters in so many lines. */
function seen({ letters, lines, confidence, mean = confidence }: Look): SeenText {
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const line = (text: string) => ({
    ...{ words: [{ text, confidence, bbox: box }], baseline: box, rowAttributes: { rowHeight: 1 } },
  });
  return { lines: Array.from({ length: lines }, () => line('x'.repeat(letters / lines))), confidence: mean };
}

/** Returns a reader of pages that sees this in each language, and the languages that were used. */
function open(looks: Record<string, Look>, trialMs = 1000) {
  const used: string[] = [];
  let now = 'eng';
  const recognizer = {
    use: async (languages: readonly LanguageFile[]) => {
      now = languages.map(({ code }) => code).join('+');
      used.push(now);
    },
    recognize: () => {
      vi.advanceTimersByTime(trialMs);
      return seen(looks[now] ?? { letters: 0, lines: 0, confidence: 95 });
    },
  };
  const others = Object.keys(looks).filter((code) => code !== 'eng');
  const languages = { first: [language('eng')], others: others.map(language) };
  const recognize = recognizeInLanguages(recognizer, languages);
  return { used, looks, read: async () => (await recognize(PAGE)).confidence };
}

const POOR = { letters: 400, lines: 20, confidence: 50 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the language of a scan', () => {
  it('is another one in which clearly more is recognized, tried alone, for all pages that follow', async () => {
    const { read, used } = open({ eng: POOR, deu: { ...POOR, confidence: 55 }, ara: { ...POOR, confidence: 85 } });
    expect([await read(), await read()]).toEqual([85, 85]);
    expect(used).toEqual(['deu', 'ara', 'ara']);
  });

  it.each([
    ['is only more confident', { letters: 360, lines: 20, confidence: 60 }],
    ['sees fewer lines', { letters: 400, lines: 19, confidence: 95 }],
    ['sees nothing, but is confident', { letters: 0, lines: 0, confidence: 95 }],
  ])('stays if another one %s', async (_, ara) => {
    const { read, used } = open({ eng: POOR, ara });
    expect(await read()).toBe(50);
    expect(used).toEqual(['ara', 'eng']);
  });

  it('stays if the text is recognized well, also on poorer pages that follow', async () => {
    const { read, used, looks } = open({ eng: { ...POOR, confidence: 80 }, ara: { ...POOR, confidence: 95 } });
    await read();
    looks.eng = POOR;
    expect(await read()).toBe(50);
    expect(used).toEqual([]);
  });

  it('isn’t decided by a page with few letters', async () => {
    const { read, used, looks } = open({ eng: { ...POOR, letters: 39, lines: 1 }, ara: { ...POOR, confidence: 95 } });
    await read();
    expect(used).toEqual([]);
    looks.eng = POOR;
    expect(await read()).toBe(95);
  });

  it('is looked for only as long as time is left to read the scan', async () => {
    const { read, used } = open({ eng: POOR, ara: POOR, deu: POOR, spa: POOR, fra: POOR }, 12_000);
    await read();
    expect(used).toEqual(['ara', 'deu', 'eng']);
  });
});
