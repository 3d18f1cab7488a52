import { describe, expect, it } from 'vitest';
import { changedText, isTyped } from './changed-text.ts';

describe('the text that changed', () => {
  it('is found in lists and groups of fields, if nothing else differs', () => {
    const rows = [{ kind: 'about', heading: '' }, { kind: 'links' }];
    const [about, links] = rows;
    expect(changedText(rows, [{ ...about, heading: 'Me' }, links])).toEqual({
      path: '/0/heading',
      before: '',
      after: 'Me',
    });
    expect(changedText(rows, [links, about])).toBeUndefined();
    expect(changedText(rows, [about])).toBeUndefined();
    expect(changedText({ visible: true, heading: 'A' }, { visible: false, heading: 'AB' })).toBeUndefined();
    expect(changedText('A', 'AB')).toEqual({ path: '', before: 'A', after: 'AB' });
  });

  it('was typed if letters were inserted or removed at one place', () => {
    for (const [before, after] of [
      ['', 'a'],
      ['weave', 'weaves'],
      ['weves', 'weaves'],
      ['aa', 'aaa'],
      ['weaves', 'w'],
    ] as const)
      expect([after, isTyped(before, after)]).toEqual([after, true]);
    for (const [before, after] of [
      ['small', 'large'],
      ['1:1', '3:2'],
      ['ab', 'ba'],
    ] as const)
      expect([after, isTyped(before, after)]).toEqual([after, false]);
  });
});
