import type { ReactNode } from 'react';
import type { SiteLayout } from '../../../model/site-shape.ts';

/** `[x, y, width, height]`: a line of text, or a picture. */
type LayoutBox = readonly [number, number, number, number];
type LayoutShape = { name: LayoutBox; lines: readonly LayoutBox[]; pictures: readonly LayoutBox[] };

const years = [38, 50, 62, 74];

const LAYOUT_SHAPES: Record<SiteLayout, LayoutShape> = {
  column: {
    name: [52, 14, 34, 6],
    lines: [
      ...[26, 32, 38].map((y): LayoutBox => [52, y, y === 38 ? 34 : 56, 2]),
      ...[80, 86].map((y): LayoutBox => [52, y, y === 86 ? 40 : 56, 2]),
    ],
    pictures: [[52, 48, 56, 26]],
  },
  index: {
    name: [14, 16, 30, 6],
    lines: [
      ...[28, 34].map((y): LayoutBox => [14, y, y === 34 ? 24 : 32, 2]),
      ...[50, 56, 62].map((y): LayoutBox => [14, y, 16, 2]),
      ...[54, 60].map((y): LayoutBox => [64, y, y === 60 ? 48 : 74, 2]),
    ],
    pictures: [
      [64, 16, 82, 32],
      [64, 72, 82, 28],
    ],
  },
  gallery: {
    name: [14, 12, 34, 5],
    lines: [[112, 14, 34, 2], ...[14, 61, 108].map((x): LayoutBox => [x, x === 61 ? 78 : 60, 24, 2])],
    pictures: [
      [14, 26, 40, 30],
      [61, 26, 40, 48],
      [108, 26, 38, 30],
      [14, 70, 40, 30],
      [108, 70, 38, 30],
    ],
  },
  ledger: {
    name: [14, 14, 40, 6],
    lines: years.flatMap((y): LayoutBox[] => [
      [14, y, 14, 2],
      [44, y, 48, 2],
      [118, y, 28, 2],
    ]),
    pictures: [],
  },
  cover: { name: [14, 62, 84, 12], lines: [[14, 78, 40, 2]], pictures: [[0, 0, 160, 88]] },
  bento: {
    name: [56, 18, 36, 6],
    lines: [28, 33].map((y): LayoutBox => [56, y, y === 33 ? 30 : 44, 2]),
    pictures: [
      [10, 8, 32, 42],
      [118, 8, 32, 19],
      [118, 31, 32, 19],
      [10, 54, 68, 26],
      [82, 54, 32, 26],
      [118, 54, 32, 26],
    ],
  },
  wall: {
    name: [5, 7, 22, 4],
    lines: [[5, 15, 16, 2]],
    pictures: [
      [0, 26, 31, 32],
      [0, 60, 31, 28],
      ...[0, 50].map((y): LayoutBox => [33, y, 30, y === 0 ? 48 : 38]),
      ...[0, 30].map((y): LayoutBox => [65, y, 30, y === 0 ? 28 : 58]),
      ...[0, 54].map((y): LayoutBox => [97, y, 30, y === 0 ? 52 : 34]),
      ...[0, 38].map((y): LayoutBox => [129, y, 31, y === 0 ? 36 : 50]),
    ],
  },
};

const renderBoxes = (boxes: readonly LayoutBox[], className: string): ReactNode =>
  boxes.map(([x, y, width, height]) => (
    <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} className={className} />
  ));

/** Schematic drawing of a layout. */
export function LayoutPicture({ layout }: { layout: SiteLayout }) {
  const { name, lines, pictures } = LAYOUT_SHAPES[layout];
  return (
    <svg viewBox="0 0 160 88" aria-hidden="true" className="block w-full bg-surface rtl:-scale-x-100">
      {renderBoxes(pictures, 'fill-pressed')}
      {layout === 'ledger' &&
        years.map((y) => <path key={y} d={`M14 ${y + 6.5}H146`} className="stroke-border" strokeWidth="1" />)}
      {renderBoxes(lines, 'fill-control')}
      {renderBoxes([name], 'fill-text')}
    </svg>
  );
}
