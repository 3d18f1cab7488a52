import { describe, expect, it } from 'vitest';
import { withDefaults } from './with-defaults.ts';

describe('defaults', () => {
  it('are replaced at every depth, and kept where nothing replaces them', () =>
    expect(withDefaults({ a: { b: 'B' }, other: 1 }, { a: { b: 'b', c: 'c' }, d: 'd' })).toEqual({
      a: { b: 'B', c: 'c' },
      d: 'd',
    }));

  it('that are lists, such as compiled messages, stay lists or are replaced whole', () => {
    const compiled = ['Hello ', ['name']];
    expect(withDefaults(undefined, { greeting: compiled }).greeting).toBe(compiled);
    expect(withDefaults({ greeting: ['Hi ', ['name']] }, { greeting: compiled })).toEqual({
      greeting: ['Hi ', ['name']],
    });
  });

  it('are all kept without replacements', () => {
    for (const none of [undefined, null, {}]) expect(withDefaults(none, { a: 'a' })).toEqual({ a: 'a' });
  });
});
