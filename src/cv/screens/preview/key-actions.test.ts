import { describe, expect, it } from 'vitest';
import { characterAction, type KeyPress, navigationAction } from './key-actions.ts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});
const onePage = { fitsHeight: true, fitsWidth: true, rtl: false };
const enlarged = { fitsHeight: false, fitsWidth: false, rtl: false };

describe('a navigation key if pages fit the window', () => {
  it.each(['PageDown', 'ArrowDown', 'ArrowRight', ' '])('%j goes to the next page', (key) => {
    expect(navigationAction(press(key), onePage)).toBe('next');
  });

  it.each(['PageUp', 'ArrowUp', 'ArrowLeft'])('%j goes to the previous page', (key) => {
    expect(navigationAction(press(key), onePage)).toBe('previous');
  });

  it('swaps only the left and right arrows in right-to-left layouts', () => {
    const rtl = { ...onePage, rtl: true };
    expect(navigationAction(press('ArrowLeft'), rtl)).toBe('next');
    expect(navigationAction(press('ArrowRight'), rtl)).toBe('previous');
    expect(navigationAction(press('ArrowDown'), rtl)).toBe('next');
  });

  it('goes to the previous page on Shift and the space bar', () => {
    expect(navigationAction(press(' ', { shiftKey: true }), onePage)).toBe('previous');
  });
});

describe('a navigation key if a page is larger than the window', () => {
  it.each(['PageDown', 'ArrowDown', 'ArrowRight', ' '])('%j scrolls', (key) => {
    expect(navigationAction(press(key), enlarged)).toBeUndefined();
  });

  it('goes to the first or last page on Home and End', () => {
    expect(navigationAction(press('Home'), enlarged)).toBe('first');
    expect(navigationAction(press('End'), enlarged)).toBe('last');
  });
});

describe('a character key', () => {
  it('ignores Shift', () => {
    expect(characterAction(press('F', { shiftKey: true }))).toBe('fullScreen');
    expect(characterAction(press('?', { shiftKey: true }))).toBe('keys');
    expect(characterAction(press('+', { shiftKey: true }))).toBe('larger');
    expect(characterAction(press('0'))).toBe('onePage');
  });

  it('is identified by its position on an Arabic keyboard', () => {
    expect(characterAction(press('ب', { code: 'KeyF' }))).toBe('fullScreen');
    expect(characterAction(press('و', { code: 'Comma' }))).toBe('older');
    expect(characterAction(press('؟', { code: 'Slash', shiftKey: true }))).toBe('keys');
  });

  it('is identified by its character, not its position, if it types a Latin letter', () => {
    expect(characterAction(press('z', { code: 'KeyW' }))).toBeUndefined();
    expect(characterAction(press('w', { code: 'KeyZ' }))).toBe('pageWidth');
  });
});

describe('a key with Ctrl, Meta or Alt', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('is left to the browser (%s)', (modifiers) => {
    expect(characterAction(press('f', { [modifiers]: true }))).toBeUndefined();
    expect(characterAction(press('0', { [modifiers]: true }))).toBeUndefined();
    expect(navigationAction(press('ArrowLeft', { [modifiers]: true }), onePage)).toBeUndefined();
  });
});
