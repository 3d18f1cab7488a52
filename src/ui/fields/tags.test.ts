import { expect, test } from 'vitest';
import { addTags, splitTags } from './tags.ts';

test('a pasted list is split into trimmed, non-empty tags', () => {
  expect(splitTags(' Analysis, Number  series;\nMachine method,,')).toEqual([
    'Analysis',
    'Number series',
    'Machine method',
  ]);
});

test('tags are deduplicated case-insensitively', () => {
  expect(addTags(['Analysis'], ['analysis', 'Method'], 9)).toEqual(['Analysis', 'Method']);
});

test('tags beyond the maximum are dropped', () => {
  expect(addTags(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c']);
});
