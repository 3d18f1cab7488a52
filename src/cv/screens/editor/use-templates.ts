import { useQuery } from '@tanstack/react-query';
import { cvCalls, templatesKey } from '../cv-calls.ts';

/** The templates that there are: they do not change while the page lives. */
export const useTemplateList = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => cvCalls.templates({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/** Whether a template has a column at the side. */
export const useHasSideColumn = (template: string) =>
  (useTemplateList().data?.items.find(({ id }) => id === template)?.columns ?? 1) > 1;
