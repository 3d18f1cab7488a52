import { describe, expect, it } from 'vitest';
import { markedText } from './marked-text.ts';
import { nearestLine } from './nearest-line.ts';
import {
  addLine,
  holds,
  selectHandles,
  selectLine,
  selectSpans,
  type TouchSelection,
  tapWord,
  wordsIn,
} from './touch-selection.ts';

const TEXTS = ['Meadowline Transit  2022', '', 'Senior designer'];
const textOf = (selection: TouchSelection | undefined) =>
  selection?.spans.map(({ line, start, end }) => TEXTS[line]?.slice(start, end));
const tap = (selection: TouchSelection, ...words: string[]) =>
  words.reduce((latest, text) => {
    const word = wordsIn(latest, TEXTS).find(({ line, start, end }) => TEXTS[line]?.slice(start, end) === text);
    return word ? tapWord(latest, TEXTS, word) : latest;
  }, selection);
const first = selectSpans([{ line: 0, start: 0, end: 24 }]);

describe('selecting text by touch', () => {
  it('selects a line, but no empty one', () => {
    expect(textOf(selectLine(TEXTS, 2))).toEqual(['Senior designer']);
    expect(selectLine(TEXTS, 1)).toBeUndefined();
  });

  it('selects from the first word that is tapped to the second one, in either order', () => {
    expect(textOf(tap(first, 'Transit'))).toEqual(['Transit']);
    expect(textOf(tap(first, 'Meadowline', 'Transit'))).toEqual(['Meadowline Transit']);
    expect(textOf(tap(first, '2022', 'Transit'))).toEqual(['Transit  2022']);
    expect(textOf(tap(first, 'Meadowline', 'Transit', '2022'))).toEqual(['2022']);
  });

  it('selects words of several lines', () => {
    const both = addLine(first, TEXTS, 2);
    expect(textOf(both)).toEqual(['Meadowline Transit  2022', 'Senior designer']);
    expect(textOf(tap(both, '2022', 'Senior'))).toEqual(['2022', 'Senior']);
    expect(addLine(first, TEXTS, 1)).toBe(first);
  });

  it('offers words without the punctuation around them, and those that are selected in part as selected', () => {
    const texts = ['Rome, Italy | (remote)'];
    const selection = selectHandles([{ line: 0, start: 2, end: 8 }]);
    const words = wordsIn(selection, texts);
    expect(words.map(({ start, end }) => texts[0]?.slice(start, end))).toEqual(['Rome', 'Italy', '(remote)']);
    expect(words.map((word) => holds(selection, word))).toEqual([true, true, false]);
  });

  it('leaves the handles of the device when a word is tapped or a line is added', () => {
    const handles = selectHandles([{ line: 0, start: 0, end: 10 }]);
    expect(handles.isNative).toBe(true);
    expect(tap(handles, 'Transit').isNative).toBe(false);
    expect(addLine(handles, TEXTS, 2).isNative).toBe(false);
  });
});

it('finds all text of a line that became the field under a finger', () => {
  const span = (start: number, end: number) => ({ line: 0, start, end });
  const mark = (field: string, start: number, end: number, sure = true) => ({
    ...{ ...span(start, end), path: ['basics'], field, sure },
  });
  const marks = [mark('name', 0, 20), mark('headline', 4, 8, false), mark('headline', 12, 16, false)];
  const line = { marks, unplaced: [span(22, 30)] };
  expect(markedText(line, 6)).toEqual([span(4, 8), span(12, 16)]);
  expect(markedText(line, 9)).toEqual([span(0, 20)]);
  expect(markedText(line, 25)).toEqual([span(22, 30)]);
});

it('finds the line that is nearest to a finger', () => {
  const box = (top: number) => ({ left: 10, right: 200, top, bottom: top + 8 });
  const boxes = [box(100), box(112), box(300)].map((one, line) => ({ line, box: one }));
  expect(nearestLine(boxes, { x: 50, y: 104 })).toBe(0);
  expect(nearestLine(boxes, { x: 50, y: 111 })).toBe(1);
  expect(nearestLine(boxes, { x: 210, y: 310 })).toBe(2);
  expect(nearestLine(boxes, { x: 50, y: 200 })).toBeUndefined();
  const [short, wide] = [{ left: 10, right: 60, top: 100, bottom: 108 }, box(112)];
  expect(
    nearestLine(
      [short, wide].map((one, line) => ({ line, box: one })),
      { x: 75, y: 106 },
    ),
  ).toBe(0);
});
