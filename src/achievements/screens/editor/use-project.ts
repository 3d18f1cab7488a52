import { useQuery } from '@tanstack/react-query';
import { projectsApi } from '../projects-api.ts';

/** Queries a project of the member by its id. */
export const useProject = (id: string | null) =>
  useQuery({ ...projectsApi.read.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null, retry: false });
