import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { changeLists } from './change-lists.ts';
import { fetchAnew } from './fetch-anew.ts';
import { inPieces } from './in-pieces.ts';
import { shelfKey } from './keys.ts';
import { type ChangedRecord, type Listed, type Shelf, TRASH, turnedBy } from './shelf.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Maximum number of records in one API call. */
const MOST_AT_ONCE = 500;

/** Returns a function that applies an action to records: optimistically, with an undo toast, reverted on failure. */
export function useChanges<Item extends Listed>(shelf: Shelf<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const tellFailure = useTellFailure();

  const run = async (ids: readonly string[], action: string) => {
    const changed: ChangedRecord[] = [];
    const takeBack = changeLists(queries, shelf, new Set(ids), action);
    try {
      for (const some of inPieces(ids, MOST_AT_ONCE)) {
        changed.push(...(await shelf.calls.bulk({ ids: some, action })).items);
      }
    } catch (error) {
      takeBack();
      tellFailure(t('notChanged', { count: ids.length - changed.length }), error);
    }
    void fetchAnew(queries, shelfKey(shelf.name));
    // A switch action does not change the status, so all records count as changed.
    return turnedBy(shelf, action) ? changed : changed.filter(({ status, statusBefore }) => status !== statusBefore);
  };

  const undo = async (changed: readonly ChangedRecord[], action: string) => {
    const turned = turnedBy(shelf, action);
    const ways = Map.groupBy(changed, (record) =>
      turned ? turned.lock[turned.on ? 'off' : 'on'].action : wayBack(shelf, record),
    );
    for (const [back, records] of ways) {
      await run(
        records.map(({ id }) => id),
        back,
      );
    }
  };

  const doneWords = (action: string, count: number) => {
    if (action === 'trash' || action === 'restore') return t(`done.${action}`, { count });
    const deeds = [...shelf.statuses, ...(shelf.lock ? [shelf.lock.on, shelf.lock.off] : [])];
    return deeds.find((deed) => deed.action === action)?.done(count) ?? '';
  };

  return async (ids: readonly string[], action: string) => {
    const changed = await run(ids, action);
    if (changed.length === 0) return;
    toast({ text: doneWords(action, changed.length), tone: 'success', undo: () => void undo(changed, action) });
  };
}

/** Returns the action that restores a record's previous status. */
function wayBack({ statuses }: Pick<Shelf, 'statuses'>, { status, statusBefore }: ChangedRecord) {
  if (statusBefore === TRASH) return 'trash';
  if (status === TRASH) return 'restore';
  return statuses.find(({ value }) => value === statusBefore)?.action ?? 'restore';
}
