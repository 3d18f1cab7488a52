import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Project, ProjectStatus } from '../../contract.ts';
import { projectsApi } from '../projects-api.ts';

const ACTION_BY_STATUS = { draft: 'draft', published: 'publish', archived: 'archive' } as const;

/** Returns a function that changes a project's status, with an undo toast. */
export function useSetStatus({ id, status: previousStatus }: Project) {
  const t = useTranslations('projects.manager');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const set = async (status: ProjectStatus) => {
    await projectsApi.bulk.call({ ids: [id], action: ACTION_BY_STATUS[status] });
    await queries.invalidateQueries({ queryKey: projectsApi.key() });
  };
  return async (status: ProjectStatus) => {
    try {
      await set(status);
      toast({
        text: t(`done.${ACTION_BY_STATUS[status]}`, { count: 1 }),
        undo: () =>
          void set(previousStatus).catch((error: unknown) => showFailure(tRecords('notChanged', { count: 1 }), error)),
      });
    } catch (error) {
      showFailure(tRecords('notChanged', { count: 1 }), error);
    }
  };
}
