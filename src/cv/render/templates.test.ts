import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { FONT_PAIRS } from '../model/fonts.ts';
import { TEMPLATES, templateOf } from './templates.ts';

const inEachLanguage = z.strictObject(
  Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, z.string().min(3)])),
);
const manifest = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: inEachLanguage,
  character: inEachLanguage,
  columns: z.union([z.literal(1), z.literal(2)]),
  fonts: z.enum(Object.keys(FONT_PAIRS)),
  honours: z.array(z.enum(['sidebar', 'sidebarWidth'])),
});

describe('templates', () => {
  it('include at least ten designs, with one and with two columns', () => {
    expect(TEMPLATES.size).toBeGreaterThanOrEqual(10);
    expect(new Set([...TEMPLATES.values()].map(({ columns }) => columns))).toEqual(new Set([1, 2]));
  });

  it.each([...TEMPLATES.values()])('have a valid manifest and a unique name in every language: $id', (template) => {
    expect(manifest.parse(template)).toEqual(template);
    for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      const sameName = [...TEMPLATES.values()].filter(({ name }) => name[language] === template.name[language]);
      expect([language, sameName.map(({ id }) => id)]).toEqual([language, [template.id]]);
    }
  });

  it('fall back to the classic template for unknown ids', () => {
    expect([templateOf('sidebar').id, templateOf('gone').id, templateOf('../lib').id]).toEqual([
      'sidebar',
      'classic',
      'classic',
    ]);
  });
});
