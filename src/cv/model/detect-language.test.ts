import { describe, expect, it } from 'vitest';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { detectLanguage } from './detect-language.ts';

describe('detecting the language of a CV', () => {
  it.each([
    ['en', 'Wrote the first program for a machine that was never built, and published it with her notes.'],
    ['de', 'Verantwortlich für die Planung und den Aufbau der Anlage mit einem Team von neun Personen.'],
    ['es', 'Responsable de la planificación del proyecto y de la coordinación con los proveedores para una red nueva.'],
    ['fr', 'Chargée de la planification et du suivi des chantiers avec les fournisseurs pour une usine.'],
    [
      'tr',
      'Yeni bir sistem için ekip ile birlikte planlama ve uygulama çalışmaları yürüttü, daha hızlı bir süreç kurdu.',
    ],
    ['ar', 'قدت فريقًا من تسعة مهندسين لبناء نظام جديد باستخدام TypeScript و PostgreSQL'],
  ])('detects %s', (language, text) => {
    expect(detectLanguage(['', text])).toBe(language);
  });

  it.each([[[]], [['']], [['TypeScript, PostgreSQL, 42']], [['計算機']]])(
    'falls back to English without evidence: %j',
    (texts) => {
      expect(detectLanguage(texts)).toBe('en');
    },
  );

  it('reads only the beginning of a long text', async () => {
    const texts = [`${'und der die '.repeat(2000)}${'the of and '.repeat(1_000_000)}`, 'a'.repeat(5_000_000)];
    expect(texts.map((text) => detectLanguage([text]))).toEqual(['de', 'en']);
    expect(await cpuTimeMs(() => texts.map((text) => detectLanguage([text])))).toBeLessThan(1000);
  });
});
