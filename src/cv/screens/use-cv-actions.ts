import { useBulkAction, useRecordActions } from '#records/components.tsx';
import type { Cv } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { useCvCollection } from './manager/use-cv-collection.tsx';

const calls = { remove: cvApi.remove.call, restore: cvApi.restore.call, duplicate: cvApi.duplicate.call };

type CvState = Pick<Cv, 'id' | 'name' | 'visibility' | 'locked'>;

/** Returns the owner's actions on a CV as a whole, for the preview and the editor, which passes `saveChanges`. */
export function useCvActions({ id, name, visibility, locked }: CvState, saveChanges?: () => Promise<boolean>) {
  const collection = useCvCollection();
  const applyAction = useBulkAction(collection);
  const { busy, duplicate, restore, trash } = useRecordActions({
    name: 'cv',
    calls,
    ...(saveChanges && { saveChanges }),
  });
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
