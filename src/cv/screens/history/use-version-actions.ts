import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Cv, CvVersion } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

/**
 * Returns the actions on a CV's versions. `restore` and `deleteVersion` report failures; `saveVersion` and `rename`
 * reject instead.
 */
export function useVersionActions({ id, revision }: Pick<Cv, 'id' | 'revision'>) {
  const t = useTranslations('cv-history.history');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const refresh = () => queries.invalidateQueries({ queryKey: cvApi.key() });

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      reportFailure(t('notDone'), error);
      return false;
    } finally {
      await refresh();
    }
  };
  const restore = (version: string, from: number, section?: string): Promise<boolean> =>
    attempt(async () => {
      const part = section === undefined ? {} : { section };
      const restored = await cvApi.restoreVersion.call({ id, version, revision: from, ...part });
      toast({
        text: t(section === undefined ? 'restored' : 'sectionRestored'),
        tone: 'success',
        undo: () => void restore(restored.kept, restored.revision),
      });
    });

  return {
    saveVersion: async (name: string) => {
      await cvApi.keepVersion.call({ id, name });
      toast({ text: t('kept', { name }), tone: 'success' });
      await refresh();
    },
    rename: async ({ id: version }: CvVersion, name: string) => {
      await cvApi.nameVersion.call({ id, version, name });
      await refresh();
    },
    /** Restores the version or one of its sections. The current state is kept as a version, so that the toast can undo it. */
    restore: ({ id: version }: Pick<CvVersion, 'id'>, section?: string) => restore(version, revision, section),
    deleteVersion: ({ id: version }: CvVersion) =>
      attempt(async () => {
        await cvApi.removeVersion.call({ id, version });
        toast({ text: t('forgotten'), tone: 'success' });
      }),
  };
}
