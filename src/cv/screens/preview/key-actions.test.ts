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

describe('a key among pages that are in sight as a whole', () => {
  it.each(['PageDown', 'ArrowDown', 'ArrowRight', ' '])('%j leads to the next one', (key) => {
    expect(navigationAction(press(key), onePage)).toBe('next');
  });

  it.each(['PageUp', 'ArrowUp', 'ArrowLeft'])('%j leads to the one before', (key) => {
    expect(navigationAction(press(key), onePage)).toBe('previous');
  });

  it('is turned for those who read from the right, but only to the sides', () => {
    const rtl = { ...onePage, rtl: true };
    expect(navigationAction(press('ArrowLeft'), rtl)).toBe('next');
    expect(navigationAction(press('ArrowRight'), rtl)).toBe('previous');
    expect(navigationAction(press('ArrowDown'), rtl)).toBe('next');
  });

  it('goes back with the space bar when shift is held', () => {
    expect(navigationAction(press(' ', { shiftKey: true }), onePage)).toBe('previous');
  });
});

describe('a key on a page that is larger than the window', () => {
  it.each(['PageDown', 'ArrowDown', 'ArrowRight', ' '])('%j scrolls, as everywhere', (key) => {
    expect(navigationAction(press(key), enlarged)).toBeUndefined();
  });

  it('still leads to the first and the last one', () => {
    expect(navigationAction(press('Home'), enlarged)).toBe('first');
    expect(navigationAction(press('End'), enlarged)).toBe('last');
  });
});

describe('a key that types something', () => {
  it('does the same in capitals, and where a sign is reached with shift', () => {
    expect(characterAction(press('F', { shiftKey: true }))).toBe('fullScreen');
    expect(characterAction(press('?', { shiftKey: true }))).toBe('keys');
    expect(characterAction(press('+', { shiftKey: true }))).toBe('larger');
    expect(characterAction(press('0'))).toBe('onePage');
  });

  it('is known by its place on an Arabic keyboard', () => {
    expect(characterAction(press('ب', { code: 'KeyF' }))).toBe('fullScreen');
    expect(characterAction(press('و', { code: 'Comma' }))).toBe('older');
    expect(characterAction(press('؟', { code: 'Slash', shiftKey: true }))).toBe('keys');
  });

  it('is what it types, not its place, where it types Latin letters', () => {
    expect(characterAction(press('z', { code: 'KeyW' }))).toBeUndefined();
    expect(characterAction(press('w', { code: 'KeyZ' }))).toBe('pageWidth');
  });
});

describe('a key with others held down', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('belongs to the browser (%s)', (modifiers) => {
    expect(characterAction(press('f', { [modifiers]: true }))).toBeUndefined();
    expect(characterAction(press('0', { [modifiers]: true }))).toBeUndefined();
    expect(navigationAction(press('ArrowLeft', { [modifiers]: true }), onePage)).toBeUndefined();
  });
});
