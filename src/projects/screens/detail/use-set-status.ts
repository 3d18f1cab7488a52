import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useTellFailure } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Project, ProjectStatus } from '../../contract.ts';
import { projectsApi } from '../projects-api.ts';

const ACTIONS = { draft: 'draft', published: 'publish', archived: 'archive' } as const;

/** Returns a function that changes a project's status, with an undo toast. */
export function useSetStatus({ id, status: before }: Project) {
  const t = useTranslations('projects.manager');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const tell = useTellFailure();
  const set = async (status: ProjectStatus) => {
    await projectsApi.bulk.call({ ids: [id], action: ACTIONS[status] });
    await queries.invalidateQueries({ queryKey: projectsApi.key() });
  };
  return async (status: ProjectStatus) => {
    try {
      await set(status);
      toast({
        text: t(`done.${ACTIONS[status]}`, { count: 1 }),
        undo: () => void set(before).catch((error: unknown) => tell(tRecords('notChanged', { count: 1 }), error)),
      });
    } catch (error) {
      tell(tRecords('notChanged', { count: 1 }), error);
    }
  };
}
