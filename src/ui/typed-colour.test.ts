import { describe, expect, it } from 'vitest';
import { readColour, readWholeColour } from './typed-colour.ts';

describe('a colour that is typed', () => {
  it('is read with its sign or without', () => {
    expect(['#0F5C5C', ' 0f5c5c', '#abc', 'abc'].map(readColour)).toEqual(['#0f5c5c', '#0f5c5c', '#aabbcc', '#aabbcc']);
  });

  it('is none while signs are missing, or others stand there', () => {
    expect(['', '#', '#0f5c', '0f5c5', 'petrol', '#0f5c5c80'].map(readColour)).toEqual(Array(6).fill(undefined));
  });

  it('is not taken for a short one on the way to a long one', () => {
    expect(['#0f5', '#0f5c5c'].map(readWholeColour)).toEqual([undefined, '#0f5c5c']);
  });
});
