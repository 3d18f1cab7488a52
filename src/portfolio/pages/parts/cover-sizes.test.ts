import { describe, expect, it } from 'vitest';
import type { SiteLayout } from '../../model/site-shape.ts';
import { CLASSIC_STYLE, type StyleId } from '../../model/styles/style-shape.ts';
import { coverSizes, listedCoverSizes, stageSizes } from './cover-sizes.ts';

const design = (id: StyleId, layout: SiteLayout, rest: object = {}) => ({
  layout,
  style: { ...CLASSIC_STYLE, id, ...rest },
});
const picture = (width: number, height: number) => ({ width, height, alt: '', placeholder: '', sources: [] });
const pictures = (width: number, height: number) => ({
  cover: { picture: picture(width, height), caption: '' },
  gallery: [],
});

describe('the sizes of covers', () => {
  it('follow the columns of the wall, of which it has as many as it can fill', () => {
    const inWall = (count: number, isWide: boolean, rest?: object) =>
      listedCoverSizes({ count, isWide, isHalf: false }, design('ink', 'wall', rest)).split(',')[0];
    expect(inWall(3, true)).toBe('(min-width: 64rem) 67vw');
    expect(inWall(3, false)).toBe('(min-width: 64rem) 34vw');
    expect(inWall(9, true)).toBe('(min-width: 64rem) 50vw');
    expect(inWall(9, false)).toBe('(min-width: 64rem) 25vw');
    expect(inWall(9, false, { columns: '2' })).toBe('(min-width: 64rem) 50vw');
    expect(inWall(1, false)).toBe('(min-width: 48rem) 75vw');
  });

  it('are those of the window on phones, except for pictures side by side', () => {
    const onPhone = (isHalf: boolean) =>
      listedCoverSizes({ count: 9, isWide: false, isHalf }, design('studio', 'wall')).split(', ').slice(2).join(', ');
    expect(onPhone(true)).toBe('50vw');
    expect(onPhone(false)).toBe('(min-width: 29rem) 50vw, 100vw');
  });

  it('are those of the window where a style lets covers bleed from the column', () => {
    const one = { count: 9, isWide: false, isHalf: false };
    expect(listedCoverSizes(one, design('ink', 'column'))).toBe('100vw');
    expect(listedCoverSizes(one, design('paper', 'column'))).toBe('(min-width: 60rem) 60vw, 94vw');
    expect(coverSizes(pictures(1600, 900), design('ink', 'column'))).toBe('100vw');
    expect(coverSizes(pictures(1600, 900), design('ink', 'ledger'))).toBe('100vw');
    expect(coverSizes(pictures(1600, 900), design('paper', 'index'))).toBe('(min-width: 60rem) 80vw, 94vw');
  });

  it('follow the height of the window for an upright cover, and for one that fills it', () => {
    expect(coverSizes(pictures(1000, 1500), design('soft', 'bento'))).toBe('min(100vw, 53vh)');
    expect(stageSizes(picture(1600, 900))).toBe('max(100vw, 71vh)');
  });

  it('stay as they are in the classic style', () => {
    expect(coverSizes(pictures(1000, 1500), design('classic', 'column'))).toBe('(min-width: 80rem) 72rem, 94vw');
    const one = { count: 9, isWide: false, isHalf: false };
    expect(listedCoverSizes(one, design('classic', 'column'))).toBe('(min-width: 52rem) 48rem, 92vw');
  });
});
