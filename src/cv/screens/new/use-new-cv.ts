import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Messages, useMessages, useTranslations } from 'use-intl';
import { useForm } from '#ui/use-form.ts';
import { cvApi } from '../cv-api.ts';
import type { Way } from './use-beginning.ts';

type Example = keyof Messages['cv']['examples'];
export type NewCvForm = ReturnType<typeof useNewCv>;

/** Returns the ids of the examples, taken from the messages, because their long contents are only on the server. */
export const useExamples = () => Object.keys(useMessages().cv.examples) as Example[];

/** Form for the name and example of a new CV. It opens the created CV in the editor. */
export function useNewCv(way: Way, onMade: () => void) {
  const t = useTranslations('cv.details');
  const names = useTranslations('cv.examples');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [first] = useExamples();
  return useForm({
    initial: { name: '', example: first },
    check: ({ name }) => (way === 'blank' && name.trim() === '' ? { name: t('nameNeeded') } : {}),
    submit: async ({ name, example }) => {
      const chosen = way === 'example' ? example : undefined;
      const { id } = await cvApi.create.call({
        name: name.trim() || (chosen ? names(chosen) : ''),
        ...(chosen ? { example: chosen } : {}),
      });
      onMade();
      void queries.invalidateQueries({ queryKey: cvApi.key() });
      await navigate(`/cv/${id}/edit`);
    },
  });
}
