import { expect, it } from 'vitest';
import { makeExample } from '#cv/examples/examples.ts';
import { compareContents } from '../../model/changes/compare.ts';
import { hasReadableWords } from './has-readable-words.ts';

it('shows texts and measures, but no ids and codes', () => {
  const before = makeExample('nurse', { name: 'Ada', email: 'ada@example.org' });
  const after = {
    ...before,
    basics: { ...before.basics, headline: 'Nurse' },
    design: { ...before.design, density: 'airy' as const, fonts: 'lora', language: 'de', template: 'mono', size: 11 },
    sections: before.sections.map((section) => ({ ...section, area: 'sidebar' as const, columns: 2 as const })),
  };
  const changes = compareContents(before, after);
  const fieldsOf = (readable: boolean) => [
    ...new Set(changes.filter((change) => hasReadableWords(change) === readable).map(({ field }) => field)),
  ];
  expect(fieldsOf(true).sort()).toEqual(['basics.headline', 'columns', 'design.size']);
  expect(fieldsOf(false).sort()).toEqual([
    'area',
    'design.density',
    'design.fonts',
    'design.language',
    'design.template',
  ]);
});
