import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Messages, useMessages, useTranslations } from 'use-intl';
import { useForm } from '#ui/fields/use-form.ts';
import { cvApi } from '../cv-api.ts';
import type { CreationMode } from './use-new-cv-dialog.ts';

type ExampleKey = keyof Messages['cv']['examples'];
export type NewCvForm = ReturnType<typeof useNewCvForm>;

/** Returns the ids of the examples, taken from the messages, because their long contents are only on the server. */
export const useExamples = () => Object.keys(useMessages().cv.examples) as ExampleKey[];

/** Form for the name and example of a new CV. It opens the created CV in the editor. */
export function useNewCvForm(mode: CreationMode, onCreated: () => void) {
  const t = useTranslations('cv.details');
  const exampleNames = useTranslations('cv.examples');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [defaultExample] = useExamples();
  return useForm({
    initial: { name: '', example: defaultExample },
    check: ({ name }) => (mode !== 'example' && name.trim() === '' ? { name: t('nameNeeded') } : {}),
    submit: async ({ name, example }) => {
      const chosen = mode === 'example' ? example : undefined;
      const { id } = await cvApi.create.call({
        name: name.trim() || (chosen ? exampleNames(chosen) : ''),
        ...(chosen ? { example: chosen } : {}),
        ...(mode === 'work' ? { work: true } : {}),
      });
      onCreated();
      void queries.invalidateQueries({ queryKey: cvApi.key() });
      await navigate(`/cv/${id}/edit`);
    },
  });
}
