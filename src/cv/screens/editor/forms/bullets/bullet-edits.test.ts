import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../../../../model/content.ts';
import { applyOperations } from '../../../../model/operations.ts';
import type { Node } from '../../../../model/shapes.ts';
import { nodeAt } from '../../../../model/tree.ts';
import { type BulletEdit, joinAfter, joinBefore, paste, split, step } from './bullet-edits.ts';

const OWNER = ['sections', 's', 'items', 'v'];

const bulletsWith = (texts: readonly string[], hidden: readonly number[] = []) =>
  texts.map((text, index) => ({
    ...emptyNode('highlight', `b${index}`),
    text,
    visible: !hidden.includes(index),
  }));

const contentWith = (highlights: Node<'highlight'>[]) => ({
  ...EMPTY_CONTENT,
  sections: [{ ...emptySection('volunteer', 's'), items: [{ ...emptyNode('volunteer', 'v'), highlights }] }],
});

/**
 * Returns the bullets after an edit, with `|` at the caret, and checks that the edit's inverses restore the content.
 */
function applied(all: Node<'highlight'>[], edit: BulletEdit | undefined) {
  const before = contentWith(all);
  if (!edit) return undefined;
  const { content, inverses } = applyOperations(before, edit.operations);
  const node = nodeAt(content, OWNER);
  const bullets = (node?.value.highlights ?? []) as Node<'highlight'>[];
  expect(applyOperations(content, inverses).content).toEqual(before);
  const { id, start } = edit.caret;
  return bullets.map((bullet) =>
    bullet.id === id ? `${bullet.text.slice(0, start)}|${bullet.text.slice(start)}` : bullet.text,
  );
}

const bulletsOf = (all: Node<'highlight'>[]) => ({ owner: OWNER, all });
const caret = (id: string, start: number, end = start) => ({ id, start, end });
const ids = () => {
  let count = 0;
  return () => `new${++count}`;
};

describe('Enter', () => {
  const splitting = (texts: string[], at: ReturnType<typeof caret>) => {
    const all = bulletsWith(texts);
    return applied(all, split(bulletsOf(all), at, 'new'));
  };

  it('begins the next bullet', () => {
    expect(splitting(['one', 'two'], caret('b0', 3))).toEqual(['one', '|', 'two']);
  });
  it('takes along what stands behind the caret, in place of what is selected', () => {
    expect(splitting(['Built the engine'], caret('b0', 6))).toEqual(['Built ', '|the engine']);
    expect(splitting(['Built the engine'], caret('b0', 5, 10))).toEqual(['Built', '|engine']);
  });
  it('before the first letter makes room above', () => {
    expect(splitting(['one', 'two'], caret('b1', 0))).toEqual(['one', '', '|two']);
    expect(splitting(['one'], caret('b0', 0))).toEqual(['', '|one']);
  });
  it('with all selected leaves an empty one above', () => {
    expect(splitting(['one'], caret('b0', 0, 3))).toEqual(['', '|']);
  });
  it('does nothing where nothing is written', () => {
    expect(splitting(['one', ''], caret('b1', 0))).toBeUndefined();
  });
  it('is taken back by Backspace', () => {
    const all = bulletsWith(['Built ', 'the engine']);
    expect(applied(all, joinBefore(bulletsOf(all), 'b1'))).toEqual(['Built |the engine']);
  });
});

describe('Backspace at the beginning', () => {
  const joining = (texts: string[], id: string, hidden: number[] = []) => {
    const all = bulletsWith(texts, hidden);
    return applied(all, joinBefore(bulletsOf(all), id));
  };

  it('joins with the bullet before', () => {
    expect(joining(['one', 'two', 'three'], 'b1')).toEqual(['one|two', 'three']);
  });
  it('takes an empty bullet away, whichever of the two it is', () => {
    expect(joining(['one', ''], 'b1')).toEqual(['one|']);
    expect(joining(['', 'two'], 'b1')).toEqual(['|two']);
  });
  it('takes the first away where it is empty, and leaves it where it is not', () => {
    expect(joining(['', 'two'], 'b0')).toEqual(['|two']);
    expect(joining(['one', 'two'], 'b0')).toBeUndefined();
    expect(joining([''], 'b0')).toBeUndefined();
  });
  it('never shows what is hidden', () => {
    expect(joining(['one', 'secret'], 'b1', [1])).toEqual(['one|', 'secret']);
  });
  it('does not join what would be too long', () => {
    const long = 'x'.repeat(15_000);
    expect(joining([long, long], 'b1')).toEqual([`${long}|`, long]);
  });
});

it('Delete at the end brings the next bullet here', () => {
  const all = bulletsWith(['one', 'two']);
  expect(applied(all, joinAfter(bulletsOf(all), 'b0'))).toEqual(['one|two']);
  expect(joinAfter(bulletsOf(all), 'b1')).toBeUndefined();
});

it('Alt and an arrow key moves a bullet, and no further than to the ends', () => {
  const all = bulletsWith(['one', 'two', 'three']);
  expect(applied(all, step(bulletsOf(all), caret('b1', 1), -1))).toEqual(['t|wo', 'one', 'three']);
  expect(applied(all, step(bulletsOf(all), caret('b1', 1), 1))).toEqual(['one', 'three', 't|wo']);
  expect(step(bulletsOf(all), caret('b0', 0), -1)).toBeUndefined();
  expect(step(bulletsOf(all), caret('b2', 0), 1)).toBeUndefined();
});

describe('several lines pasted', () => {
  const pasting = (texts: string[], at: ReturnType<typeof caret>, lines: string[]) => {
    const all = bulletsWith(texts);
    return applied(all, paste(bulletsOf(all), at, lines, ids()));
  };

  it('become bullets', () => {
    expect(pasting(['', 'last'], caret('b0', 0), ['one', 'two', 'three'])).toEqual(['one', 'two', 'three|', 'last']);
  });
  it('go on where the caret is, and what stood behind it comes last', () => {
    expect(pasting(['Built , and more'], caret('b0', 6), ['one', 'two'])).toEqual(['Built one', 'two|, and more']);
  });
  it('take the place of what is selected', () => {
    expect(pasting(['Built this'], caret('b0', 6, 10), ['one', 'two'])).toEqual(['Built one', 'two|']);
  });
  it('all stay, even where there is no room for so many bullets', () => {
    const all = bulletsWith(Array.from({ length: 499 }, () => 'x'));
    const result = applied(all, paste(bulletsOf(all), caret('b498', 1), ['a', 'b', 'c'], ids()));
    expect(result?.length).toBe(500);
    expect(result?.slice(-2)).toEqual(['xa', 'b\nc|']);
  });
});
