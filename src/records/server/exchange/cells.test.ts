import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { linksCell, peopleCell } from './cells.ts';

describe('pairs of a name and an address in a cell', () => {
  it.each([
    ['The engine: https://example.org', { label: 'The engine', url: 'https://example.org' }],
    ['The engine |–- https://example.org', { label: 'The engine', url: 'https://example.org' }],
    [': https://example.org', { label: '', url: 'https://example.org' }],
  ])('are read from %s', (text, link) => expect(linksCell.read(text)).toEqual([link]));

  it('take no longer than their length allows', () =>
    expectLinear([':', ' :', '-', 'http'], (text) => peopleCell.read(`a${text}a https://example.org`)));
});
