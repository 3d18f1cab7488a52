import { shareNameOf, sharePath } from '../site/addresses.ts';
import type { SharedItem } from './load-shared.ts';
import type { ShareAccess } from './share-access.ts';
import { itemsOf } from './stored-target.ts';

/** A path behind a link: the list of a bundle, or one of the things behind the link and the path below its page. */
export type SharedPath = { kind: 'bundle' } | { kind: 'item'; item: SharedItem; rest: string };

/** The number of an item in the path of a bundle, and the path below its page. */
const ITEM_PATH = /^([1-9]\d?)(?:\/(.*))?$/;

type Link = Pick<ShareAccess, 'id' | 'word' | 'targetKind' | 'targetId' | 'letterId' | 'items'>;

/** Parses the path below a link; undefined if nothing can be there. */
export function sharedPathAt(link: Link, rest: string): SharedPath | undefined {
  const items = sharedItemsOf(link);
  if (link.targetKind === 'bundle') {
    if (rest === '') return { kind: 'bundle' };
    const [, number, below = ''] = ITEM_PATH.exec(rest) ?? [];
    const item = items[Number(number) - 1];
    return item && { kind: 'item', item, rest: below };
  }
  const [item] = items;
  return item && { kind: 'item', item, rest };
}

/** Returns the things behind a link with their addresses. */
export function sharedItemsOf(link: Link): SharedItem[] {
  const base = sharePath(shareNameOf(link));
  return itemsOf(link).map((item, at) =>
    link.targetKind === 'bundle' ? { ...item, at, base: `${base}/${at + 1}` } : { ...item, base },
  );
}
