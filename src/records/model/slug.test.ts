import { expect, it } from 'vitest';
import { slugOf } from '#platform/pure/slug.ts';
import { freeSlug, slugStem } from './slug.ts';

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
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['𝔸𐐨'.repeat(40), 'a𐐨'.repeat(20)],
])('turns %s into %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('numbers a slug that is taken', () => {
  const taken = new Set(['engine', 'engine-2', 'untitled']);
  expect(freeSlug('engine', (slug) => taken.has(slug))).toBe('engine-3');
  expect(freeSlug('', (slug) => taken.has(slug))).toBe('untitled-2');
  expect(freeSlug('note', (slug) => taken.has(slug))).toBe('note');
});

it('numbers a reserved slug', () => {
  const free = () => false;
  expect(freeSlug('new', free)).toBe('new-2');
  expect(freeSlug('import', free)).toBe('import-2');
  const id = '01a1ff23-c932-7abd-8322-b06eeba67c97';
  expect(freeSlug(id, free)).toBe(`${id}-2`);
});

it('keeps numbered slugs within the length limit, starting with the stem', () => {
  const preferred = slugOf(`${'engine '.repeat(20)}`);
  const taken = new Set<string>();
  for (let count = 0; count < 1200; count += 1) {
    const slug = freeSlug(preferred, (other) => taken.has(other));
    expect(taken).not.toContain(slug);
    expect(slug.startsWith(slugStem(preferred)) && slug.length <= 60).toBe(true);
    taken.add(slug);
  }
});
