import { describe, expect, it } from 'vitest';
import { chosenColumns, chosenRatio, takesColumns, takesRatio } from './style-pictures.ts';
import { CLASSIC_STYLE, type SiteStyle } from './style-shape.ts';

const design = (layout: 'gallery' | 'wall' | 'bento' | 'ledger' | 'column', style: Partial<SiteStyle>) => ({
  layout,
  style: { ...CLASSIC_STYLE, ...style },
});

describe('the proportions and columns of covers', () => {
  it('are chosen where the layout and the style leave them to the member', () => {
    expect(takesRatio(design('column', { id: 'ink' }))).toBe(true);
    expect(takesRatio(design('bento', { id: 'soft' }))).toBe(false);
    expect(takesRatio(design('ledger', { id: 'paper' }))).toBe(false);
    expect(takesRatio(design('gallery', { id: 'classic' }))).toBe(false);
    expect(takesColumns(design('wall', { id: 'plum' }))).toBe(true);
    expect(takesColumns(design('gallery', { id: 'soft' }))).toBe(true);
    expect(takesColumns(design('gallery', { id: 'plum' }))).toBe(false);
    expect(takesColumns(design('column', { id: 'soft' }))).toBe(false);
  });

  it('apply only there', () => {
    expect(chosenRatio(design('wall', { id: 'ink', ratio: '3:2' }))).toBe(1.5);
    expect(chosenRatio(design('wall', { id: 'ink', ratio: 'original' }))).toBeUndefined();
    expect(chosenRatio(design('bento', { id: 'ink', ratio: '3:2' }))).toBeUndefined();
    expect(chosenColumns(design('wall', { id: 'ink', columns: '3' }))).toBe(3);
    expect(chosenColumns(design('wall', { id: 'ink' }))).toBeUndefined();
    expect(chosenColumns(design('gallery', { id: 'swiss', columns: '3' }))).toBeUndefined();
  });
});
