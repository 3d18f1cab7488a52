import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Cv } from '../../contract.ts';
import { templateOperations } from '../../model/choose-template.ts';
import { applyOperations, type Operation } from '../../model/operations.ts';
import { cvApi } from '../cv-api.ts';
import { findTemplate, type TemplateInfo } from '../editor/design/visible-fields.ts';

/** Returns the template in use and a setter. A choice shows at once, offers undo and is reverted if saving fails. */
export function useTemplateChoice(cv: Cv, templates: readonly TemplateInfo[] | undefined) {
  const t = useTranslations('cv.templates');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const [pendingChoice, setPendingChoice] = useState<string>();
  /** Saves run one after another, so that the last choice persists. */
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const save = (template: string, operationsFor: OperationsFor) => {
    setPendingChoice(template);
    const saving = lastSave.current.then(async () => {
      const latest = queries.getQueryData<Cv>(cvApi.read.queryKey({ input: { id: cv.id } })) ?? cv;
      try {
        return await changeCv(latest, operationsFor);
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
    choose: async (template: TemplateInfo) => {
      if (template.id === current) return;
      const saved = await save(template.id, (document) =>
        templateOperations(document, template, findTemplate(templates, document.design.template)),
      );
      if (saved === undefined || saved.previous === template.id) return;
      const undo = () => void save(saved.previous, () => saved.inverses);
      toast({ text: t('chosen', { name: template.name }), tone: 'success', undo });
    },
  };
}

type OperationsFor = (document: Cv['document']) => Operation[];

const CONFLICT = 409;
const MAX_ATTEMPTS = 3;

/**
 * Changes a CV and returns its previous template, with the operations that undo the change. Conflicts with concurrent
 * changes are retried.
 */
async function changeCv(
  cv: Cv,
  operationsFor: OperationsFor,
  attempts = MAX_ATTEMPTS,
): Promise<{ previous: string; inverses: Operation[] }> {
  const { id, revision, document } = cv;
  try {
    const operations = operationsFor(document);
    const { inverses } = applyOperations(document, operations);
    await cvApi.change.call({ id, revision, operations });
    return { previous: document.design.template, inverses };
  } catch (error) {
    if (statusOf(error) !== CONFLICT || attempts <= 1) throw error;
    return changeCv(await cvApi.read.call({ id }), operationsFor, attempts - 1);
  }
}
