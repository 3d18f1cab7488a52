import type { FaceKind, PageBox, SourceRun } from '../source-document.ts';

/** A piece of text at its position on a page. Its box is as high as its font size. */
export type PlacedRun = SourceRun & {
  box: PageBox;
  baseline: number;
  face?: FaceKind | undefined;
  /** Whether it is known to be apart from the text beside it, however near. */
  isApart?: boolean | undefined;
  /** The structure that a tagged PDF gives it. */
  tag?: RunTag | undefined;
};

export type RunTag = {
  heading?: number | undefined;
  /** The list item that it belongs to, with the depth of the list; only of lists that show markers. */
  item?: { id: number; depth: number } | undefined;
  /** Whether it is the marker of an item. */
  isMarker?: boolean | undefined;
};

/** The content of a page that its layout is recognized from. */
export type PageContent = {
  width: number;
  height: number;
  runs: PlacedRun[];
  /** Horizontal lines. */
  rules: PageBox[];
  /** Shapes as small as the marker of a list item. */
  dots: PageBox[];
};

export const rightOf = ({ left, width }: PageBox) => left + width;
export const bottomOf = ({ top, height }: PageBox) => top + height;

/** Returns the smallest box around both. */
export function unionOf(one: PageBox, other: PageBox): PageBox {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(rightOf(one), rightOf(other)) - left,
    height: Math.max(bottomOf(one), bottomOf(other)) - top,
  };
}
