import type { ComponentProps, ReactNode } from 'react';

/** The props and elements for rendering a sortable item. */
export type SortableParts = {
  /** The props of the item's `li`. */
  item: Pick<ComponentProps<'li'>, 'ref' | 'onKeyDownCapture' | 'style'> & { 'data-sorted': string };
  /** The drag handle. */
  handle: ReactNode;
  /** Whether the item is being dragged. */
  lifted: boolean;
};

/** Returns whether an item would render the same with either set of parts. */
export const areSameParts = (one: SortableParts, other: SortableParts) =>
  one.handle === other.handle &&
  one.lifted === other.lifted &&
  one.item.style?.transform === other.item.style?.transform &&
  one.item.style?.transition === other.item.style?.transition;
