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
    ['it', 'Responsabile della pianificazione e del coordinamento dei fornitori.'],
    ['pt', 'Responsável pelo planejamento e pela coordenação de fornecedores.'],
    ['nl', 'Verantwoordelijk voor de planning en coördinatie van leveranciers.'],
    ['pl', 'Odpowiedzialny za planowanie i koordynację dostawców.'],
    ['ru', 'Отвечал за планирование и координацию поставщиков, React и TypeScript.'],
    ['uk', 'Відповідав за планування та координацію постачальників.'],
    ['cs', 'Odpovědný za plánování a koordinaci dodavatelů.'],
    ['nb', 'Ansvarlig for planlegging og koordinering av leverandører.'],
    ['el', 'Υπεύθυνος για τον σχεδιασμό και τον συντονισμό.'],
    ['fa', 'مسئول برنامه‌ریزی و هماهنگی تأمین‌کنندگان'],
    ['he', 'אחראי על תכנון ותיאום ספקים'],
    ['ja', '計画と調整を担当。TypeScript, React, PostgreSQL, Kubernetes'],
    ['ko', '공급업체 계획 및 조정 담당, TypeScript, React'],
    ['zh', '负责供应商的规划与协调，使用 TypeScript 和 React'],
    ['zh-TW', '負責供應商的規劃與協調，帶領團隊開發網站'],
    ['en', 'Led a team of nine engineers to build React and TypeScript apps for 東京'],
    ['ar', 'قدت فريقًا من تسعة مهندسين لبناء نظام جديد باستخدام TypeScript و PostgreSQL'],
  ])('detects %s', (language, text) => {
    expect(detectLanguage(['', text])).toBe(language);
  });

  it.each([[[]], [['']], [['TypeScript, PostgreSQL, 42']]])('falls back to English without evidence: %j', (texts) => {
    expect(detectLanguage(texts)).toBe('en');
  });

  it('reads only the beginning of a long text', async () => {
    const texts = [`${'und der die '.repeat(2000)}${'the of and '.repeat(1_000_000)}`, 'a'.repeat(5_000_000)];
    expect(texts.map((text) => detectLanguage([text]))).toEqual(['de', 'en']);
    expect(await cpuTimeMs(() => texts.map((text) => detectLanguage([text])))).toBeLessThan(1000);
  });
});
