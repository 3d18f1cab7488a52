import { useQuery } from '@tanstack/react-query';
import { cvCalls, templatesQueryKey } from '../cv-calls.ts';

/** Queries the available templates. They do not change during a page's lifetime. */
export const useTemplateList = () =>
  useQuery({
    queryKey: templatesQueryKey,
    queryFn: ({ signal }) => cvCalls.templates({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/** Returns whether a template has more than one column. */
export const useHasSidebar = (template: string) =>
  (useTemplateList().data?.items.find(({ id }) => id === template)?.columns ?? 1) > 1;
