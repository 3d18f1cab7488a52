import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import {
  type ChangedRecord,
  type ManagedCollection,
  type RecordListItem,
  TRASH,
  toggleForAction,
} from './managed-collection.ts';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { updateCachedLists } from './update-cached-lists.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Maximum number of records in one API call. */
const MAX_BATCH_SIZE = 500;

/** Returns a function that applies an action to records: optimistically, with an undo toast, reverted on failure. */
export function useBulkAction<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();

  const run = async (ids: readonly string[], action: string) => {
    const changed: ChangedRecord[] = [];
    const rollBack = updateCachedLists(queries, collection, new Set(ids), action);
    try {
      for (const batch of chunk(ids, MAX_BATCH_SIZE)) {
        changed.push(...(await collection.calls.bulk({ ids: batch, action })).items);
      }
    } catch (error) {
      rollBack();
      showFailure(t('notChanged', { count: ids.length - changed.length }), error);
    }
    void refetchAll(queries, recordsKey(collection.name));
    // A switch action does not change the status, so all records count as changed.
    return toggleForAction(collection, action)
      ? changed
      : changed.filter(({ status, statusBefore }) => status !== statusBefore);
  };

  const undo = async (changed: readonly ChangedRecord[], action: string) => {
    const toggle = toggleForAction(collection, action);
    const recordsByAction = Map.groupBy(changed, (record) =>
      toggle ? toggle.lock[toggle.on ? 'off' : 'on'].action : reverseAction(collection, record),
    );
    for (const [reverse, records] of recordsByAction) {
      if (reverse !== undefined) {
        await run(
          records.map(({ id }) => id),
          reverse,
        );
      }
    }
  };

  const successText = (action: string, count: number) => {
    if (action === 'trash' || action === 'restore') return t(`done.${action}`, { count });
    const recordActions = [
      ...collection.statuses,
      ...(collection.lock ? [collection.lock.on, collection.lock.off] : []),
    ];
    return recordActions.find((candidate) => candidate.action === action)?.done(count) ?? '';
  };

  return async (ids: readonly string[], action: string) => {
    const changed = await run(ids, action);
    if (changed.length === 0) return;
    // A toggle can always be reversed; a status that the list doesn't offer can't be given back.
    const isReversible =
      toggleForAction(collection, action) || changed.every((one) => reverseAction(collection, one) !== undefined);
    toast({
      text: successText(action, changed.length),
      tone: 'success',
      ...(isReversible ? { undo: () => void undo(changed, action) } : {}),
    });
  };
}

/** Returns the action that restores a record's previous status; undefined if there is none. */
function reverseAction({ statuses }: Pick<ManagedCollection, 'statuses'>, { status, statusBefore }: ChangedRecord) {
  if (statusBefore === TRASH) return 'trash';
  if (status === TRASH) return 'restore';
  return statuses.find(({ value, unoffered }) => value === statusBefore && !unoffered)?.action;
}

/** Splits a list into chunks of at most `size` items. */
const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
