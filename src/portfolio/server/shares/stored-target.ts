import type { ShareItem } from '../../model/share-target.ts';
import type { StoredShare } from './store.ts';

/** The columns of a link that name its target. */
export type TargetColumns = Pick<StoredShare, 'targetKind' | 'targetId' | 'letterId' | 'items'>;

/** Returns the things that a link leads to: those of a bundle in its order, or the only one. */
export function itemsOf({ targetKind, targetId, letterId, items }: TargetColumns): ShareItem[] {
  if (targetKind === 'bundle') return items ?? [];
  return [
    {
      kind: targetKind,
      ...(targetId === null ? {} : { id: targetId }),
      ...(letterId === null ? {} : { letter: letterId }),
    },
  ];
}
