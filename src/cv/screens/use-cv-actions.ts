import { useBulkAction, useRecordActions } from '#records/components.tsx';
import type { Cv } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { useCvCollection } from './manager/use-cv-collection.tsx';

const calls = { remove: cvApi.remove.call, restore: cvApi.restore.call, duplicate: cvApi.duplicate.call };

/** Returns the owner's actions on a CV as a whole, for the preview and the editor. */
export function useCvActions({ id, name, visibility, locked }: Pick<Cv, 'id' | 'name' | 'visibility' | 'locked'>) {
  const collection = useCvCollection();
  const applyAction = useBulkAction(collection);
  const { busy, duplicate, restore, trash } = useRecordActions({ name: 'cv', calls });
  const record = { id, title: name };
  const statusActions = [
    ...collection.statuses.filter(({ value }) => value !== visibility),
    ...(collection.lock ? [locked ? collection.lock.off : collection.lock.on] : []),
  ];
  return {
    busy,
    status: collection.statuses.find(({ value }) => value === visibility),
    /** The actions that change visibility and lock, each with an undo toast. */
    statusActions: statusActions.map(({ action, verb, icon }) => ({
      action,
      verb,
      icon,
      run: () => applyAction([id], action),
    })),
    duplicate: () => duplicate(record),
    restore: () => restore(record),
    trash: () => trash(record),
  };
}
