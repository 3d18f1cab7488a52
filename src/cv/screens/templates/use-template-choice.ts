import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { CvApiOutputs } from '../cv-calls.ts';

export type TemplateInfo = CvApiOutputs['templates']['items'][number];

/** Returns the template in use and a setter. A choice shows at once, offers undo and is reverted if saving fails. */
export function useTemplateChoice(cv: Cv) {
  const t = useTranslations('cv.templates');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const [pendingChoice, setPendingChoice] = useState<string>();
  /** Saves run one after another, so that the last choice persists. */
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const save = (template: string) => {
    setPendingChoice(template);
    const saving = lastSave.current.then(async () => {
      const latest = queries.getQueryData<Cv>(cvApi.read.queryKey({ input: { id: cv.id } })) ?? cv;
      try {
        return await setTemplate(latest, template);
      } catch (error) {
        reportFailure(t('notChosen'), error);
        return undefined;
      } finally {
        await queries.invalidateQueries({ queryKey: cvApi.key() });
        setPendingChoice((newest) => (newest === template ? undefined : newest));
      }
    });
    lastSave.current = saving;
    return saving;
  };

  const current = pendingChoice ?? cv.document.design.template;
  return {
    current,
    choose: async ({ id, name }: TemplateInfo) => {
      if (id === current) return;
      const previous = await save(id);
      if (previous === undefined || previous === id) return;
      toast({ text: t('chosen', { name }), tone: 'success', undo: () => void save(previous) });
    },
  };
}

const CONFLICT = 409;
const MAX_ATTEMPTS = 3;

/** Sets the template of a CV and returns the previous one. Conflicts with concurrent changes are retried. */
async function setTemplate(cv: Cv, template: string, attempts = MAX_ATTEMPTS): Promise<string> {
  const { id, revision, document } = cv;
  try {
    const operations = [{ do: 'set' as const, at: ['design'], field: 'template', value: template }];
    await cvApi.change.call({ id, revision, operations });
    return document.design.template;
  } catch (error) {
    if (statusOf(error) !== CONFLICT || attempts <= 1) throw error;
    return setTemplate(await cvApi.read.call({ id }), template, attempts - 1);
  }
}
