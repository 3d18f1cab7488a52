import { expect, it } from 'vitest';
import type { PdfTextRun } from '#cv/render/reading/pdf-content.ts';
import { latePageStarts, overlappingText, textOutsideMargins } from './page-layout-faults.ts';

const FRAME = { marginX: 20, marginY: 20, size: 10, lineHeight: 1.4, toTheEdge: false };
const MARGIN = (20 * 72) / 25.4;
const run = (fields: Partial<PdfTextRun>): PdfTextRun => ({
  text: 'Ada',
  x: 100,
  y: 100,
  width: 20,
  height: 10,
  isArtifact: false,
  ...fields,
});
const page = (...runs: Partial<PdfTextRun>[]) => ({ width: 595, height: 842, runs: runs.map(run) });

it('allows text up to its margins and one point beyond', () => {
  const near = [
    { x: MARGIN - 0.9 },
    { x: 595 - MARGIN - 20 + 0.9 },
    { y: MARGIN - 0.9 },
    { y: 842 - MARGIN - 10 + 0.9 },
  ];
  expect(textOutsideMargins([page(...near)], FRAME)).toEqual([]);
  const beyond = [{ x: MARGIN - 3 }, { x: 595 - MARGIN - 18 }, { y: MARGIN - 3 }, { y: 842 - MARGIN - 8 }];
  expect(textOutsideMargins([page(), page(...beyond)], FRAME)).toEqual(beyond.map(() => 'page 2: “Ada”'));
});

it('allows text on a background and in the footer up to five millimetres from the edge', () => {
  const [near, beyond] = [{ x: 15 }, { x: 12 }];
  expect(textOutsideMargins([page(near)], { ...FRAME, toTheEdge: true })).toEqual([]);
  expect(textOutsideMargins([page(beyond)], { ...FRAME, toTheEdge: true })).toHaveLength(1);
  expect(textOutsideMargins([page({ y: 810, isArtifact: true })], FRAME)).toEqual([]);
  expect(textOutsideMargins([page({ y: 825, isArtifact: true })], FRAME)).toHaveLength(1);
});

it('allows a mark that its letter raises above the first line', () => {
  const raised = { y: MARGIN - 4 };
  expect(textOutsideMargins([page({ ...raised, text: '\u0651', width: 0 })], FRAME)).toEqual([]);
  expect(textOutsideMargins([page(raised)], FRAME)).toHaveLength(1);
});

it('allows only the blank half of a full stop beyond the margin', () => {
  const stop = { text: 'した。', width: 30, x: 595 - MARGIN - 25 };
  expect(textOutsideMargins([page(stop)], FRAME)).toEqual([]);
  expect(textOutsideMargins([page({ ...stop, text: 'しました' })], FRAME)).toHaveLength(1);
});

it('reports pages that begin late, except the first', () => {
  const late = page({ y: MARGIN + 40 });
  expect(latePageStarts([late, page({ y: MARGIN + 20 })], FRAME)).toEqual([]);
  expect(latePageStarts([page(), late, page({ y: MARGIN, isArtifact: true }, { y: MARGIN + 40 })], FRAME)).toHaveLength(
    2,
  );
});

it('reports overlapping text, but neither close lines nor combined letters', () => {
  expect(overlappingText([page({}, { text: 'King', x: 110, y: 103 })])).toEqual(['page 1: “Ada” and “King”']);
  expect(overlappingText([page({}, { y: 107 }, { x: 121 })])).toEqual([]);
  expect(overlappingText([page({}, { text: '.', x: 119, width: 2.5 })])).toEqual([]);
  expect(overlappingText([page({}, { text: '\u064b', x: 105, width: 0 })])).toEqual([]);
});
