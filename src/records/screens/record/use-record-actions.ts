import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { useTellFailure } from '../manager/use-tell-failure.ts';

type Calls = {
  remove(one: { id: string }): Promise<unknown>;
  restore(one: { id: string }): Promise<unknown>;
  duplicate(one: { id: string }): Promise<{ id: string }>;
};
type Kind = {
  name: 'projects' | 'achievements' | 'cv';
  calls: Calls;
  /** Link of another record of the kind, e.g. a copy; defaults to the editor. */
  hrefOf?: (one: { id: string }) => string;
};
type One = { id: string; title: string };

/** Actions on a whole record for its detail screen and editor. Only one runs at a time. */
export function useRecordActions({ name, calls, hrefOf }: Kind) {
  const t = useTranslations('records.manager');
  const tEditor = useTranslations('records.editor');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const tell = useTellFailure();
  const [busy, setBusy] = useState(false);

  const doing = async (work: () => Promise<void>, failed: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: [[name]] });
    } catch (error) {
      tell(failed, error);
    } finally {
      setBusy(false);
    }
  };

  const restore = ({ id }: One) =>
    doing(async () => {
      await calls.restore({ id });
    }, tEditor('notRestored'));

  return {
    busy,
    duplicate: ({ id, title }: One) =>
      doing(async () => {
        const copy = await calls.duplicate({ id });
        toast({ text: t('duplicated', { title }), tone: 'success' });
        await navigate(hrefOf?.(copy) ?? `/${name}/${copy.id}/edit`);
      }, t('notDuplicated')),
    trash: (one: One) =>
      doing(
        async () => {
          await calls.remove({ id: one.id });
          await navigate(`/${name}`);
          toast({ text: t('done.trash', { count: 1 }), undo: () => void restore(one) });
        },
        t('notChanged', { count: 1 }),
      ),
    restore,
  };
}
