import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { withTextsSeen } from '../../model/variants/translation.ts';
import { cvApi } from '../cv-api.ts';
import type { CvApiOutputs } from '../cv-calls.ts';

/** The original of a translation, as it is and as it was when its texts were translated. */
export type TranslationData = CvApiOutputs['translation'];

type Marks = { seen?: readonly string[]; same?: readonly string[]; different?: readonly string[] };

type Options = { id: string; translation: TranslationData; saveChanges: () => Promise<boolean> };

/**
 * Returns which texts are the same in both languages, and a function that marks texts. Marks show at once, and are sent
 * after the translations that they are about.
 */
export function useTextMarks({ id, translation, saveChanges }: Options) {
  const t = useTranslations('cv-variants.translation');
  const queries = useQueryClient();
  const reportFailure = useFailureToast();
  const { queryKey } = cvApi.translation.queryOptions({ input: { id } });
  /** Marks are sent one after the other, because each is based on the row that the one before left. */
  const queue = useRef(Promise.resolve());
  const send = async (marks: Marks) => {
    const { original } = translation;
    try {
      await saveChanges();
      await cvApi.markTexts.call({
        ...{ id, originalRevision: original.revision },
        ...Object.fromEntries(Object.entries(marks).map(([name, keys]) => [name, [...keys]])),
      });
    } catch (error) {
      reportFailure(t('notMarked'), error);
      await queries.invalidateQueries({ queryKey });
    }
  };
  const same = useMemo(() => new Set(translation.same), [translation.same]);
  return {
    same,
    mark: (marks: Marks) => {
      queries.setQueryData(queryKey, (before: TranslationData | undefined) => before && withMarks(before, marks));
      queue.current = queue.current.then(() => send(marks));
    },
  };
}

function withMarks(translation: TranslationData, { seen = [], same = [], different = [] }: Marks): TranslationData {
  const removed = new Set(different);
  return {
    ...translation,
    base: withTextsSeen(translation.base, translation.original.document, new Set([...seen, ...same])),
    same: [...new Set([...translation.same, ...same])].filter((key) => !removed.has(key)),
  };
}
