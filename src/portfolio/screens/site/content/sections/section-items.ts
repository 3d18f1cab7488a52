import { ITEM_FIELDS, type ItemSection } from '../../../../model/sections/section-kinds.ts';
import type { SectionOf } from '../../../../model/sections/section-schema.ts';

/** A section that is a list of items. */
export type ListSection = SectionOf<ItemSection>;
export type ItemOf<Kind extends ItemSection> = SectionOf<Kind>['items'][number];

/** An item of any section, with the fields that its kind has. */
export type SectionItem = { id: string } & Partial<Record<ItemText, string>> & { image?: string | null };
export type ItemText = 'name' | 'value' | 'source' | 'date' | 'url' | 'text';

/** Returns an empty item of a kind of section. */
export const newItem = <Kind extends ItemSection>(kind: Kind): ItemOf<Kind> =>
  ({
    id: crypto.randomUUID(),
    ...Object.fromEntries(ITEM_FIELDS[kind].map((name) => [name, name === 'image' ? null : ''])),
  }) as ItemOf<Kind>;
