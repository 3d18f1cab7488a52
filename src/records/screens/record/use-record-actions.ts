import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CollectionName } from '../../model/work-sections.ts';
import { editorPath } from '../manager/managed-collection.ts';
import { useFailureToast } from '../manager/use-failure-toast.ts';

type RecordActionCalls = {
  remove(record: { id: string }): Promise<unknown>;
  restore(record: { id: string }): Promise<unknown>;
  duplicate(record: { id: string }): Promise<{ id: string }>;
};
type RecordActionsOptions = {
  name: CollectionName;
  calls: RecordActionCalls;
  /** Saves pending changes before an action; resolves to whether none are left. Only editors have some. */
  saveChanges?: () => Promise<boolean>;
};
type RecordRef = { id: string; title: string };

/** Actions on a whole record for its detail screen and editor. Only one runs at a time. */
export function useRecordActions({ name, calls, saveChanges = async () => true }: RecordActionsOptions) {
  const t = useTranslations('records.manager');
  const tEditor = useTranslations('records.editor');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);

  const run = async (action: () => Promise<void>, failed: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await action();
      await queries.invalidateQueries({ queryKey: [[name]] });
    } catch (error) {
      showFailure(failed, error);
    } finally {
      setBusy(false);
    }
  };

  const restore = ({ id }: RecordRef) =>
    run(async () => {
      await calls.restore({ id });
    }, tEditor('notRestored'));

  return {
    busy,
    duplicate: ({ id, title }: RecordRef) =>
      run(async () => {
        if (!(await saveChanges())) {
          toast({ text: t('saveBeforeDuplicating'), tone: 'error' });
          return;
        }
        const copy = await calls.duplicate({ id });
        toast({ text: t('duplicated', { title }), tone: 'success' });
        await navigate(editorPath(name, copy));
      }, t('notDuplicated')),
    trash: (record: RecordRef) =>
      run(
        async () => {
          await saveChanges();
          await calls.remove({ id: record.id });
          await navigate(`/${name}`);
          toast({ text: t('done.trash', { count: 1 }), undo: () => void restore(record) });
        },
        t('notChanged', { count: 1 }),
      ),
    restore,
  };
}
