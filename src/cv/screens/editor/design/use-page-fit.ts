import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { CvContent } from '../../../contract.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { designOperations } from './design-operations.ts';
import { isStillValid } from './fit-result.ts';
import { requestFit, type WordedFitResult } from './request-fit.ts';
import { roundToHundredths } from './round-to-hundredths.ts';

type FitRequest = { pages: number; document: CvContent };
type FitOutcome = { tone: 'done' | 'trouble'; text: string; holds: (content: CvContent) => boolean };

/** Finds and applies the largest type with which the CV fits a number of pages. A new request cancels the last one. */
export function usePageFit(id: string, content: CvContent) {
  const t = useTranslations('cv-editor.designPane.fit');
  const messageOf = useErrorText();
  const editor = useCvEditor();
  const { locked } = editor;
  const [request, setRequest] = useState<FitRequest>();
  const [outcome, setOutcome] = useState<FitOutcome>();

  /** Applies the result to the current content, because the CV can be edited while the request runs. */
  const applyResult = useEffectEvent((result: WordedFitResult, requested: CvContent) => {
    const { fits, pages, design } = result.response;
    const { wording, operations } = result;
    const holds = (current: CvContent) => isStillValid(result, current);
    if (!fits) return setOutcome({ tone: 'trouble', text: t('cannot', { pages }), holds });
    if (locked) return;
    // Texts that were edited meanwhile would be replaced by those of the wording.
    if (operations.length > 0 && content.sections !== requested.sections)
      return setOutcome({ tone: 'trouble', text: t('changed'), holds: (current) => current === content });
    const changes = [...operations, ...designOperations(content.design, design)];
    if (changes.length > 0) editor.do(...changes);
    const values = { pages, size: design.size, lineHeight: roundToHundredths(design.lineHeight) };
    const text = t(changes.length === 0 ? 'already' : 'done', values);
    if (wording === undefined) return setOutcome({ tone: 'done', text, holds });
    const applied = { ...content, sections: editor.read([], 'sections') as CvContent['sections'] };
    setOutcome({
      tone: 'done',
      text: `${text} ${t('worded', { wording })}`,
      holds: (current) => isStillValid({ content: applied, response: result.response }, current),
    });
  });
  const reportFailure = useEffectEvent((error: unknown) => {
    setOutcome({ tone: 'trouble', text: messageOf(error), holds: () => true });
  });

  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    requestFit({ id, ...request }, signal)
      .then(
        (result) => signal.aborted || applyResult(result, request.document),
        (error) => signal.aborted || reportFailure(error),
      )
      .finally(() => signal.aborted || setRequest(undefined));
    return () => controller.abort();
  }, [id, request]);

  return {
    fitTo: (pages: number) => {
      setOutcome(undefined);
      setRequest({ pages, document: content });
    },
    fitting: request?.pages,
    outcome: outcome?.holds(content) ? outcome : undefined,
  };
}
