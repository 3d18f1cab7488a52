import { z } from 'zod';

/** The things that a link can lead to, alone or several in a bundle. */

/** Targets that a bundle can hold. */
export const SHARE_ITEMS = ['portfolio', 'project', 'cv', 'letter'] as const;
export const SHARE_TARGETS = [...SHARE_ITEMS, 'bundle'] as const;
export type ShareTargetKind = (typeof SHARE_TARGETS)[number];

/** Number of things in a bundle. */
export const BUNDLE_SIZE = { min: 1, max: 12 };

const id = z.string().min(1).max(64);

/** One thing that visitors of a link see. A letter is named by its CV and its own id. */
export const shareItem = z.strictObject({ kind: z.enum(SHARE_ITEMS), id: id.optional(), letter: id.optional() });
export type ShareItem = z.infer<typeof shareItem>;

/** The target of a new link. Only a bundle has items. */
export const shareTarget = z.strictObject({
  kind: z.enum(SHARE_TARGETS),
  id: id.optional(),
  letter: id.optional(),
  items: z.array(shareItem).min(BUNDLE_SIZE.min).max(BUNDLE_SIZE.max).optional(),
});
export type ShareTarget = z.infer<typeof shareTarget>;

/** Reports whether two items are one thing. */
export const isSameItem = (one: ShareItem, other: ShareItem) =>
  one.kind === other.kind && one.id === other.id && one.letter === other.letter;
