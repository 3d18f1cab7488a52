import { describe, expect, it } from 'vitest';
import { readColour, readWholeColour } from './typed-colour.ts';

describe('a typed colour', () => {
  it('is accepted with or without the hash sign', () => {
    expect(['#0F5C5C', ' 0f5c5c', '#abc', 'abc'].map(readColour)).toEqual(['#0f5c5c', '#0f5c5c', '#aabbcc', '#aabbcc']);
  });

  it('is undefined while it is incomplete or invalid', () => {
    expect(['', '#', '#0f5c', '0f5c5', 'petrol', '#0f5c5c80'].map(readColour)).toEqual(Array(6).fill(undefined));
  });

  it('is not read as a short code while a long one is being typed', () => {
    expect(['#0f5', '#0f5c5c'].map(readWholeColour)).toEqual([undefined, '#0f5c5c']);
  });
});
