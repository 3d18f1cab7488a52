import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTellFailure } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { Outputs } from '../cv-calls.ts';
import { setTemplate } from './set-template.ts';

export type Template = Outputs['templates']['items'][number];

/** Returns the template in use and a setter. A choice shows at once, offers undo and is reverted if saving fails. */
export function useTemplateChoice(cv: Cv) {
  const t = useTranslations('cv.templates');
  const queries = useQueryClient();
  const toast = useToast();
  const tell = useTellFailure();
  const [chosen, setChosen] = useState<string>();
  /** Saves run one after another, so that the last choice persists. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const save = (template: string) => {
    setChosen(template);
    const saving = last.current.then(async () => {
      const now = queries.getQueryData<Cv>(cvApi.read.queryKey({ input: { id: cv.id } })) ?? cv;
      try {
        return await setTemplate(now, template);
      } catch (error) {
        tell(t('notChosen'), error);
        return undefined;
      } finally {
        await queries.invalidateQueries({ queryKey: cvApi.key() });
        setChosen((newest) => (newest === template ? undefined : newest));
      }
    });
    last.current = saving;
    return saving;
  };

  const current = chosen ?? cv.document.design.template;
  return {
    current,
    choose: async ({ id, name }: Template) => {
      if (id === current) return;
      const before = await save(id);
      if (before === undefined || before === id) return;
      toast({ text: t('chosen', { name }), tone: 'success', undo: () => void save(before) });
    },
  };
}
