import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Messages, useMessages, useTranslations } from 'use-intl';
import { useForm } from '#ui/fields/use-form.ts';
import { cvApi } from '../cv-api.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import type { CreationMode } from './use-new-cv-dialog.ts';

type ExampleKey = keyof Messages['cv']['examples'];
export type NewCvForm = ReturnType<typeof useNewCvForm>;

/** Returns the ids of the examples, taken from the messages, because their long contents are only on the server. */
export const useExamples = () => Object.keys(useMessages().cv.examples) as ExampleKey[];

/**
 * Form for the name and example of a new CV. It opens the created CV in the editor. `hasWork` is whether the member has
 * work that a blank one can begin with.
 */
export function useNewCvForm(mode: CreationMode, onCreated: () => void) {
  const t = useTranslations('cv.details');
  const exampleNames = useTranslations('cv.examples');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [defaultExample] = useExamples();
  const { data: facets } = useQuery(entriesApi.facets.queryOptions({ input: {} }));
  const hasWork = Object.values(facets?.kinds ?? {}).some((count) => count > 0);
  const form = useForm({
    initial: { name: '', example: defaultExample, work: true },
    check: ({ name }) => (mode === 'blank' && name.trim() === '' ? { name: t('nameNeeded') } : {}),
    submit: async ({ name, example, work }) => {
      const chosen = mode === 'example' ? example : undefined;
      const { id } = await cvApi.create.call({
        name: name.trim() || (chosen ? exampleNames(chosen) : ''),
        ...(chosen ? { example: chosen } : {}),
        ...(mode === 'blank' && hasWork && work ? { work } : {}),
      });
      onCreated();
      void queries.invalidateQueries({ queryKey: cvApi.key() });
      await navigate(`/cv/${id}/edit`);
    },
  });
  return { ...form, hasWork };
}
