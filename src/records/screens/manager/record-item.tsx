import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import type { MenuEntry } from '#ui/menu.tsx';
import type { SortableParts } from '#ui/sortable-item.tsx';
import type { Face, Listed, ShelfStatus } from './shelf.ts';

/** All that a card or a row needs of the record that it shows. */
export type ItemProps = {
  item: Listed;
  face: Face;
  /** When it was changed matters more than when it was. */
  byChange: boolean;
  /** Of its kind. */
  icon: LucideIcon;
  /** Led by a wide picture, or by a small one beside the title. */
  led: 'cover' | 'tile';
  status: ShelfStatus | undefined;
  /** Where its title leads; nowhere, as long as it lies in the trash. */
  href: string | undefined;
  /** Where a tag leads: to all that have it. */
  tagHref: (tag: string) => To;
  selected: boolean;
  /** Some are chosen, so that every box is shown. */
  choosing: boolean;
  onToggle: (withShift: boolean) => void;
  actions: readonly MenuEntry[];
  /** Where the order can be changed. */
  parts: SortableParts | undefined;
};

export type DrawItem<Item> = (item: Item, parts?: SortableParts) => ReactNode;
