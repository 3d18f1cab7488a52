import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { linksCell, peopleCell } from './cells.ts';

describe('labelled URLs in a table cell', () => {
  it.each([
    ['The engine: https://example.org', { label: 'The engine', url: 'https://example.org' }],
    ['The engine |–- https://example.org', { label: 'The engine', url: 'https://example.org' }],
    [': https://example.org', { label: '', url: 'https://example.org' }],
  ])('reads %s', (text, link) => expect(linksCell.read(text)).toEqual([link]));

  it('parses in linear time', () =>
    expectLinear([':', ' :', '-', 'http'], (text) => peopleCell.read(`a${text}a https://example.org`)));
});
