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
