import type { ReactNode } from 'react';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';

/** `[x, y, width, height]` in a drawing of 120 × 72. */
type Box = readonly [number, number, number, number];
type Drawing = { title?: Box; lines?: readonly Box[]; pictures?: readonly Box[]; accents?: readonly Box[] };

/** Returns lines of text below one another, the last one shorter. */
const textLines = (x: number, y: number, width: number, count: number): Box[] =>
  Array.from({ length: count }, (_, at): Box => [x, y + at * 6, at === count - 1 ? width * 0.6 : width, 2]);

/** Returns boxes beside one another. */
const row = (y: number, count: number, width: number, height: number, gap = 8): Box[] =>
  Array.from({ length: count }, (_, at): Box => [12 + at * (width + gap), y, width, height]);

const TITLE: Box = [12, 12, 34, 5];

const steps: Drawing = {
  title: TITLE,
  lines: [28, 44, 58].flatMap((y): Box[] => [
    [36, y, 52, 3],
    [36, y + 5, 38, 2],
  ]),
  accents: [28, 44, 58].map((y): Box => [12, y, 14, 3]),
};

const DRAWINGS: Record<SiteSectionKind, Drawing> = {
  hero: {
    title: [12, 22, 44, 8],
    lines: textLines(12, 38, 38, 2),
    accents: [[12, 54, 22, 7]],
    pictures: [[66, 0, 54, 72]],
  },
  text: { title: TITLE, lines: textLines(12, 26, 84, 6) },
  about: { pictures: [[12, 16, 28, 40]], lines: textLines(52, 20, 54, 6) },
  now: { title: TITLE, accents: [[12, 22, 18, 3]], lines: textLines(12, 34, 72, 4) },
  faq: {
    title: TITLE,
    lines: [28, 42, 56].map((y): Box => [12, y, 70, 3]),
    accents: [28, 42, 56].map((y): Box => [102, y, 6, 3]),
  },
  projects: { title: TITLE, pictures: row(24, 2, 44, 28), lines: row(57, 2, 30, 3, 22) },
  posts: {
    title: TITLE,
    accents: [28, 42, 56].map((y): Box => [12, y, 16, 3]),
    lines: [28, 42, 56].flatMap((y): Box[] => [
      [36, y, 60, 3],
      [36, y + 5, 44, 2],
    ]),
  },
  gallery: {
    pictures: [
      [12, 10, 42, 24],
      [58, 10, 26, 24],
      [88, 10, 20, 24],
      [12, 38, 24, 24],
      [40, 38, 68, 24],
    ],
  },
  services: {
    title: TITLE,
    lines: row(30, 3, 26, 3).flatMap((box): Box[] => [box, ...textLines(box[0], 38, 26, 3)]),
    accents: row(60, 3, 14, 3, 20),
  },
  numbers: { accents: row(24, 3, 22, 14, 14), lines: row(44, 3, 26, 2, 10) },
  achievements: { ...steps, pictures: [28, 44, 58].map((y): Box => [98, y - 1, 8, 8]) },
  experience: steps,
  education: steps,
  publications: {
    title: TITLE,
    accents: [[12, 24, 16, 3]],
    lines: [30, 44, 58].flatMap((y): Box[] => [
      [12, y, 74, 3],
      [12, y + 6, 50, 2],
    ]),
  },
  talks: steps,
  skills: {
    title: TITLE,
    lines: [26, 38, 50].flatMap((y): Box[] => [
      [12, y, 22, 3],
      [44, y, 62, 3],
    ]),
  },
  testimonials: {
    lines: [...textLines(12, 14, 42, 3), ...textLines(66, 14, 42, 3)],
    pictures: [
      [12, 44, 12, 12],
      [66, 44, 12, 12],
    ],
    accents: [
      [28, 47, 24, 3],
      [82, 47, 24, 3],
    ],
  },
  cv: { pictures: [[40, 8, 40, 56]], lines: textLines(46, 24, 28, 5), title: [46, 14, 20, 4] },
  clients: { pictures: [...row(18, 4, 18, 12), ...row(42, 4, 18, 12)] },
  press: {
    lines: [...textLines(24, 16, 78, 2), ...textLines(24, 44, 78, 2)],
    accents: [
      [12, 16, 3, 14],
      [12, 44, 3, 14],
    ],
  },
  links: { title: TITLE, accents: [28, 40, 52].map((y): Box => [12, y, y === 40 ? 46 : 34, 3]) },
  contact: { title: [36, 18, 48, 6], accents: [[42, 36, 36, 12]] },
};

const boxes = (all: readonly Box[] = [], className: string): ReactNode =>
  all.map(([x, y, width, height]) => (
    <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} rx="1" className={className} />
  ));

/** Schematic drawing of a kind of section. */
export function SectionPicture({ kind }: { kind: SiteSectionKind }) {
  const { title, lines, pictures, accents } = DRAWINGS[kind];
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true" className="block w-full bg-surface rtl:-scale-x-100">
      {boxes(pictures, 'fill-pressed')}
      {boxes(lines, 'fill-control')}
      {boxes(accents, 'fill-primary')}
      {boxes(title && [title], 'fill-text')}
    </svg>
  );
}
