import { expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

it.each([
  ['The Analytical Engine', 'the-analytical-engine'],
  ['  Note G — Bernoulli’s numbers! ', 'note-g-bernoulli-s-numbers'],
  ['Größe & Maß', 'grosse-mass'],
  ['İstanbul Işığı', 'istanbul-isigi'],
  ['المحرك التحليلي', 'المحرك-التحليلي'],
  ['解析機関', '解析機関'],
  ['../../etc/passwd', 'etc-passwd'],
  ['😀', ''],
  ['a'.repeat(100), 'a'.repeat(60)],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a slug that is taken gets a number', () => {
  const taken = new Set(['engine', 'engine-2', 'untitled']);
  expect(freeSlug('engine', (slug) => taken.has(slug))).toBe('engine-3');
  expect(freeSlug('', (slug) => taken.has(slug))).toBe('untitled-2');
  expect(freeSlug('note', (slug) => taken.has(slug))).toBe('note');
});
