export type Matrix = readonly [number, number, number, number, number, number];
/** The state of a page’s text between two operators. */
export type TextState = {
  matrix: Matrix;
  /** Where the line began, and where the next glyph goes. */
  line: Matrix;
  text: Matrix;
  font: string;
  size: number;
  leading: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  isStroked: boolean;
};

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const INITIAL: TextState = {
  ...{ matrix: IDENTITY, line: IDENTITY, text: IDENTITY, font: '', size: 0, leading: 0 },
  ...{ spacing: 0, wordSpacing: 0, scale: 1, rise: 0, isStroked: false },
};

/** The upper left corner of a page in the coordinates of its file, and how the page is turned when it is shown. */
export type PageView = { left: number; top: number; turn?: Matrix };

export const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;

/** Applies the second transformation before the first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];
