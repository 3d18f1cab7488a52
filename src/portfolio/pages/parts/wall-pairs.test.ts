import { describe, expect, it } from 'vitest';
import { pairedPictures } from './wall-pairs.ts';

describe('the pictures of the wall that stand side by side on phones', () => {
  it('are upright ones or squares, also with a wide one between them', () => {
    expect(pairedPictures([0.67, 1.5, 0.75, 1, 1])).toEqual([true, false, true, true, true]);
  });

  it('are never wide ones, nor projects without a picture', () => {
    expect(pairedPictures([1.5, 1.6, 1.25, undefined, undefined])).toEqual([false, false, false, false, false]);
  });

  it('leave out the last of an odd number, and one whose neighbor would be far higher', () => {
    expect(pairedPictures([0.7, 0.7, 0.7])).toEqual([true, true, false]);
    expect(pairedPictures([0.5, 1, 1])).toEqual([false, true, true]);
  });
});
