import { useChanges, useRecordActions } from '#records/components.tsx';
import type { Cv } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { useCvShelf } from './manager/use-cv-shelf.tsx';

const calls = { remove: cvApi.remove.call, restore: cvApi.restore.call, duplicate: cvApi.duplicate.call };

/** Returns the owner's actions on a CV as a whole, for the preview and the editor. */
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
    /** The actions that change visibility and lock, each with an undo toast. */
    turns: turns.map(({ action, verb, icon }) => ({ action, verb, icon, run: () => change([id], action) })),
    duplicate: () => duplicate(one),
    restore: () => restore(one),
    trash: () => trash(one),
  };
}
