import { expect, it } from 'vitest';
import { stepOfKey } from './undo-keys.ts';

const KEY = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false };

it('undoes and redoes by the usual keys', () => {
  expect(stepOfKey(KEY, false)).toBe('undo');
  expect(stepOfKey({ ...KEY, key: 'Z', shiftKey: true }, false)).toBe('redo');
  expect(stepOfKey({ ...KEY, ctrlKey: false }, false)).toBeUndefined();
});

it('leaves the keys to a text that is being typed', () => {
  expect(stepOfKey(KEY, true)).toBeUndefined();
  expect(stepOfKey({ ...KEY, shiftKey: true }, true)).toBeUndefined();
});
