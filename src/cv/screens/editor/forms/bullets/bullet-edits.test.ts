import { describe, expect, it } from 'vitest';
import { joinTexts, lengthOf } from '#ui/rich-text/document-text.ts';
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
  const { id } = edit.caret;
  return bullets.map(({ id: bulletId, text }) => {
    const start = edit.caret.start === 'end' ? text.length : edit.caret.start;
    return bulletId === id ? `${text.slice(0, start)}|${text.slice(start)}` : text;
  });
}

const bulletsOf = (all: Node<'highlight'>[]) => ({ owner: OWNER, all });
const TOOLS = { join: joinTexts, lengthOf };
const caret = (id: string, start: number, end = start) => ({ id, start, end });
/** Returns the text of the focused bullet before and after the selection. */
const splitAt = (all: Node<'highlight'>[], { id, start, end }: ReturnType<typeof caret>) => {
  const text = all.find((bullet) => bullet.id === id)?.text ?? '';
  return { id, before: text.slice(0, start), after: text.slice(end) };
};
const ids = () => {
  let count = 0;
  return () => `new${++count}`;
};

describe('Enter', () => {
  const splitting = (texts: string[], at: ReturnType<typeof caret>) => {
    const all = bulletsWith(texts);
    return applied(all, split(bulletsOf(all), splitAt(all, at), 'new'));
  };

  it('adds a bullet below', () => {
    expect(splitting(['one', 'two'], caret('b0', 3))).toEqual(['one', '|', 'two']);
  });
  it('moves the text after the caret to the new bullet and deletes the selection', () => {
    expect(splitting(['Built the engine'], caret('b0', 6))).toEqual(['Built ', '|the engine']);
    expect(splitting(['Built the engine'], caret('b0', 5, 10))).toEqual(['Built', '|engine']);
  });
  it('adds an empty bullet above if the caret is at the start', () => {
    expect(splitting(['one', 'two'], caret('b1', 0))).toEqual(['one', '', '|two']);
    expect(splitting(['one'], caret('b0', 0))).toEqual(['', '|one']);
  });
  it('leaves two empty bullets if all text is selected', () => {
    expect(splitting(['one'], caret('b0', 0, 3))).toEqual(['', '|']);
  });
  it('does nothing in an empty bullet', () => {
    expect(splitting(['one', ''], caret('b1', 0))).toBeUndefined();
  });
  it('is reverted by Backspace', () => {
    const all = bulletsWith(['Built ', 'the engine']);
    expect(applied(all, joinBefore(bulletsOf(all), 'b1', TOOLS))).toEqual(['Built |the engine']);
  });
});

describe('Backspace at the start', () => {
  const joining = (texts: string[], id: string, hidden: number[] = []) => {
    const all = bulletsWith(texts, hidden);
    return applied(all, joinBefore(bulletsOf(all), id, TOOLS));
  };

  it('joins the bullet with the previous one', () => {
    expect(joining(['one', 'two', 'three'], 'b1')).toEqual(['one|two', 'three']);
  });
  it('removes whichever of the two bullets is empty', () => {
    expect(joining(['one', ''], 'b1')).toEqual(['one|']);
    expect(joining(['', 'two'], 'b1')).toEqual(['|two']);
  });
  it('removes the first bullet only if it is empty and another follows', () => {
    expect(joining(['', 'two'], 'b0')).toEqual(['|two']);
    expect(joining(['one', 'two'], 'b0')).toBeUndefined();
    expect(joining([''], 'b0')).toBeUndefined();
  });
  it('does not join a visible with a hidden bullet', () => {
    expect(joining(['one', 'secret'], 'b1', [1])).toEqual(['one|', 'secret']);
  });
  it('does not join bullets whose text would exceed the limit', () => {
    const long = 'x'.repeat(15_000);
    expect(joining([long, long], 'b1')).toEqual([`${long}|`, long]);
  });
});

it('joins texts with formats without mixing their marks', () => {
  const all = bulletsWith(['Built **one**', '**two** and *three*']);
  expect(applied(all, joinBefore(bulletsOf(all), 'b1', TOOLS))).toEqual(['Built **o|netwo** and *three*']);
});

it('Delete at the end joins the next bullet to this one', () => {
  const all = bulletsWith(['one', 'two']);
  expect(applied(all, joinAfter(bulletsOf(all), 'b0', TOOLS))).toEqual(['one|two']);
  expect(joinAfter(bulletsOf(all), 'b1', TOOLS)).toBeUndefined();
});

it('Alt and an arrow key move a bullet within the list', () => {
  const all = bulletsWith(['one', 'two', 'three']);
  expect(applied(all, step(bulletsOf(all), caret('b1', 1), -1))).toEqual(['t|wo', 'one', 'three']);
  expect(applied(all, step(bulletsOf(all), caret('b1', 1), 1))).toEqual(['one', 'three', 't|wo']);
  expect(step(bulletsOf(all), caret('b0', 0), -1)).toBeUndefined();
  expect(step(bulletsOf(all), caret('b2', 0), 1)).toBeUndefined();
});

describe('pasting several lines', () => {
  const pasting = (texts: string[], at: ReturnType<typeof caret>, lines: string[]) => {
    const all = bulletsWith(texts);
    return applied(all, paste(bulletsOf(all), splitAt(all, at), lines, ids(), TOOLS));
  };

  it('turns each line into a bullet', () => {
    expect(pasting(['', 'last'], caret('b0', 0), ['one', 'two', 'three'])).toEqual(['one', 'two', 'three|', 'last']);
  });
  it('inserts at the caret and appends the text after it to the last bullet', () => {
    expect(pasting(['Built , and more'], caret('b0', 6), ['one', 'two'])).toEqual(['Built one', 'two|, and more']);
  });
  it('replaces the selection', () => {
    expect(pasting(['Built this'], caret('b0', 6, 10), ['one', 'two'])).toEqual(['Built one', 'two|']);
  });
  it('keeps all lines if the list cannot hold as many bullets', () => {
    const all = bulletsWith(Array.from({ length: 499 }, () => 'x'));
    const result = applied(all, paste(bulletsOf(all), splitAt(all, caret('b498', 1)), ['a', 'b', 'c'], ids(), TOOLS));
    expect(result?.length).toBe(500);
    expect(result?.slice(-2)).toEqual(['xa', 'b\nc|']);
  });
});
