import { describe, expect, it } from 'vitest';
import { letterDeed, type Pressed, stepDeed } from './key-deeds.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});
const onePage = { high: true, wide: true, rtl: false };
const enlarged = { high: false, wide: false, rtl: false };

describe('a key among pages that are in sight as a whole', () => {
  it.each(['PageDown', 'ArrowDown', 'ArrowRight', ' '])('%j leads to the next one', (key) => {
    expect(stepDeed(press(key), onePage)).toBe('next');
  });

  it.each(['PageUp', 'ArrowUp', 'ArrowLeft'])('%j leads to the one before', (key) => {
    expect(stepDeed(press(key), onePage)).toBe('previous');
  });

  it('is turned for those who read from the right, but only to the sides', () => {
    const rtl = { ...onePage, rtl: true };
    expect(stepDeed(press('ArrowLeft'), rtl)).toBe('next');
    expect(stepDeed(press('ArrowRight'), rtl)).toBe('previous');
    expect(stepDeed(press('ArrowDown'), rtl)).toBe('next');
  });

  it('goes back with the space bar when shift is held', () => {
    expect(stepDeed(press(' ', { shiftKey: true }), onePage)).toBe('previous');
  });
});

describe('a key on a page that is larger than the window', () => {
  it.each(['PageDown', 'ArrowDown', 'ArrowRight', ' '])('%j scrolls, as everywhere', (key) => {
    expect(stepDeed(press(key), enlarged)).toBeUndefined();
  });

  it('still leads to the first and the last one', () => {
    expect(stepDeed(press('Home'), enlarged)).toBe('first');
    expect(stepDeed(press('End'), enlarged)).toBe('last');
  });
});

describe('a key that types something', () => {
  it('does the same in capitals, and where a sign is reached with shift', () => {
    expect(letterDeed(press('F', { shiftKey: true }))).toBe('fullScreen');
    expect(letterDeed(press('?', { shiftKey: true }))).toBe('keys');
    expect(letterDeed(press('+', { shiftKey: true }))).toBe('larger');
    expect(letterDeed(press('0'))).toBe('onePage');
  });

  it('is known by its place on an Arabic keyboard', () => {
    expect(letterDeed(press('ب', { code: 'KeyF' }))).toBe('fullScreen');
    expect(letterDeed(press('و', { code: 'Comma' }))).toBe('older');
    expect(letterDeed(press('؟', { code: 'Slash', shiftKey: true }))).toBe('keys');
  });

  it('is what it types, not its place, where it types Latin letters', () => {
    expect(letterDeed(press('z', { code: 'KeyW' }))).toBeUndefined();
    expect(letterDeed(press('w', { code: 'KeyZ' }))).toBe('pageWidth');
  });
});

describe('a key with others held down', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('belongs to the browser (%s)', (held) => {
    expect(letterDeed(press('f', { [held]: true }))).toBeUndefined();
    expect(letterDeed(press('0', { [held]: true }))).toBeUndefined();
    expect(stepDeed(press('ArrowLeft', { [held]: true }), onePage)).toBeUndefined();
  });
});
