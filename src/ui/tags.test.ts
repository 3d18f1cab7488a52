import { expect, test } from 'vitest';
import { addTags, splitTags } from './tags.ts';

test('a pasted list becomes single tags, without gaps', () => {
  expect(splitTags(' Analysis, Number  series;\nMachine method,,')).toEqual([
    'Analysis',
    'Number series',
    'Machine method',
  ]);
});

test('a tag stands once, however it is capitalised', () => {
  expect(addTags(['Analysis'], ['analysis', 'Method'], 9)).toEqual(['Analysis', 'Method']);
});

test('there are no more tags than there may be', () => {
  expect(addTags(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c']);
});
