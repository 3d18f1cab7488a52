import { describe, expect, it } from 'vitest';
import { lengthOfOneDate, withoutText } from './field-text.ts';

describe('taking a text out of a list', () => {
  it('removes the words that equal it, or the parts of it', () => {
    expect(withoutText(['R', 'React', 'Go'], 'React')).toEqual(['R', 'Go']);
    expect(withoutText(['Java', 'JavaScript'], 'Java')).toEqual(['JavaScript']);
    expect(withoutText(['React', 'React Native'], 'React')).toEqual(['React Native']);
    expect(withoutText(['Java', 'JavaScript', 'Go'], 'Java, Go')).toEqual(['JavaScript']);
  });

  it('removes whole words from a longer one only if none is equal', () => {
    expect(withoutText(['React (5 years)', 'Go'], 'React')).toEqual(['(5 years)', 'Go']);
    expect(withoutText(['Go', 'SQL'], 'Languages: Go')).toEqual(['SQL']);
    expect(withoutText(['JavaScript', 'C++', 'Node.js'], 'Java')).toEqual(['JavaScript', 'C++', 'Node.js']);
    expect(withoutText(['C++'], 'C')).toEqual(['C++']);
    expect(withoutText(['Node.js'], 'Node')).toEqual(['Node.js']);
  });
});

describe('taking a text out of another', () => {
  it('removes whole words first', () => {
    expect(withoutText('JavaScript, Java', 'Java')).toBe('JavaScript');
    expect(withoutText('東京大学', '東京')).toBe('大学');
  });

  it('removes a date that the text gives', () => {
    expect(withoutText('2015-01', 'Jan 2015')).toBe('');
    expect(withoutText('2018-03', 'Jan 2015')).toBe('2018-03');
  });
});

it('finds the first date of a period', () => {
  expect(lengthOfOneDate('Jan 2015 – Mar 2018')).toBe('Jan 2015'.length);
  expect(lengthOfOneDate('2015 – present')).toBe(4);
  expect(lengthOfOneDate('Jan 2015')).toBe('Jan 2015'.length);
  expect(lengthOfOneDate('March – May 1843')).toBeUndefined();
});
