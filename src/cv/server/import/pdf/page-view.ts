import { at, IDENTITY, type Matrix, type PageView } from '../../../render/reading/text-state.ts';

/** Turns by which a page is shown, clockwise. */
const TURNS: Readonly<Record<number, Matrix>> = {
  0: IDENTITY,
  90: [0, -1, 1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, 1, -1, 0, 0, 0],
};

type Page = { view: readonly number[]; rotate: number };
export type ShownPage = { view: Required<PageView>; width: number; height: number };

/** Returns how a page is shown, turned by `degrees` more than the file says. */
export function viewOf({ view, rotate }: Page, degrees: 0 | 90 | 270 = 0): ShownPage {
  const turn = TURNS[(rotate + degrees) % 360] ?? IDENTITY;
  const { left, bottom, right, top } = edgesOf(view, turn);
  return { view: { left, top, turn }, width: right - left, height: top - bottom };
}

/** Returns the edges of a rectangle of a file on the turned page. */
export function edgesOf([x = 0, y = 0, otherX = 0, otherY = 0]: readonly number[], turn: Matrix) {
  const [[left, bottom], [right, top]] = [at(turn, x, y), at(turn, otherX, otherY)];
  return {
    left: Math.min(left, right),
    bottom: Math.min(bottom, top),
    right: Math.max(left, right),
    top: Math.max(bottom, top),
  };
}
