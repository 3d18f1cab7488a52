import { expect, it } from 'vitest';
import { CV_LIMITS } from '../../../model/content.ts';
import type { TextType } from '../../../model/review/field-text.ts';
import { readTyped } from './read-typed.ts';

const of = (type: TextType, field = 'keywords') => ({ type, field });

it('reads dates and lists', () => {
  expect(readTyped(of('date'), 'Mar 2018', 'en')).toBe('2018-03');
  expect(readTyped(of('date'), ' spring ', 'en')).toBe('spring');
  expect(readTyped(of('words'), 'Go, SQL', 'en')).toEqual(['Go', 'SQL']);
  expect(readTyped(of('words', 'authors'), 'Lovelace, A.; Smith, Jr.', 'en')).toEqual(['A. Lovelace', 'Smith, Jr.']);
  expect(readTyped(of('line'), 'Go, SQL', 'en')).toBe('Go, SQL');
});

it('does not read what is over the limits of its field', () => {
  const long = (length: number) => 'x'.repeat(length);
  expect(
    readTyped(
      of('words'),
      Array(CV_LIMITS.words + 1)
        .fill('Go')
        .join(', '),
      'en',
    ),
  ).toBeUndefined();
  expect(readTyped(of('words'), long(CV_LIMITS.word + 1), 'en')).toBeUndefined();
  for (const type of ['line', 'text', 'address', 'date'] as const) {
    const limit = CV_LIMITS[type];
    expect(readTyped(of(type), long(limit), 'en')).toBe(long(limit));
    expect(readTyped(of(type), long(limit + 1), 'en')).toBeUndefined();
  }
});
