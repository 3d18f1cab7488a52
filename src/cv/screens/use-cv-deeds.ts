import { useChanges, useRecordActions } from '#records/components.tsx';
import type { Cv } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { useCvShelf } from './manager/use-cv-shelf.tsx';

const calls = { remove: cvApi.remove.call, restore: cvApi.restore.call, duplicate: cvApi.duplicate.call };

/** What its owner can do with a CV as a whole, from where it is looked at or written. */
export function useCvDeeds({ id, name, visibility, locked }: Pick<Cv, 'id' | 'name' | 'visibility' | 'locked'>) {
  const shelf = useCvShelf();
  const change = useChanges(shelf);
  const { busy, duplicate, restore, trash } = useRecordActions({
    name: 'cv',
    calls,
    hrefOf: (made) => `/cv/${made.id}/edit`,
  });
  const one = { id, title: name };
  const turns = [
    ...shelf.statuses.filter(({ value }) => value !== visibility),
    ...(shelf.lock ? [locked ? shelf.lock.off : shelf.lock.on] : []),
  ];
  return {
    busy,
    status: shelf.statuses.find(({ value }) => value === visibility),
    /** Who may see it, and whether it may be changed: each is taken back with one press. */
    turns: turns.map(({ action, verb, icon }) => ({ action, verb, icon, run: () => change([id], action) })),
    duplicate: () => duplicate(one),
    restore: () => restore(one),
    trash: () => trash(one),
  };
}
