import type { ComponentProps, ReactNode } from 'react';

/** What an item is drawn with. */
export type SortableParts = {
  /** For its `li`. */
  item: Pick<ComponentProps<'li'>, 'ref' | 'onKeyDownCapture' | 'style'> & { 'data-sorted': string };
  /** By which it is moved. */
  handle: ReactNode;
  /** It is being carried at the moment. */
  lifted: boolean;
};

/** Whether an item would be drawn the same with either. */
export const areSameParts = (one: SortableParts, other: SortableParts) =>
  one.handle === other.handle &&
  one.lifted === other.lifted &&
  one.item.style?.transform === other.item.style?.transform &&
  one.item.style?.transition === other.item.style?.transition;
