import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { CvContent } from '../../../contract.ts';
import { cvApi } from '../../cv-api.ts';
import { designOperations } from './design-operations.ts';
import { type FitResult, isStillValid } from './fit-result.ts';
import { roundToHundredths } from './round-to-hundredths.ts';
import { useDesign } from './use-design.ts';

type FitRequest = { pages: number; document: CvContent };
type FitOutcome = { tone: 'done' | 'trouble'; text: string; holds: (content: CvContent) => boolean };

/** Finds and applies the largest type with which the CV fits a number of pages. A new request cancels the last one. */
export function usePageFit(id: string, content: CvContent) {
  const t = useTranslations('cv-editor.designPane.fit');
  const messageOf = useErrorText();
  const { setAll, locked } = useDesign();
  const [request, setRequest] = useState<FitRequest>();
  const [outcome, setOutcome] = useState<FitOutcome>();

  /** Applies the result to the current content, because the CV can be edited while the request runs. */
  const applyResult = useEffectEvent((result: FitResult) => {
    const { fits, pages, design } = result.response;
    const holds = (current: CvContent) => isStillValid(result, current);
    if (!fits) return setOutcome({ tone: 'trouble', text: t('cannot', { pages }), holds });
    if (locked) return;
    const isSame = designOperations(content.design, design).length === 0;
    setAll(content.design, design);
    const values = { pages, size: design.size, lineHeight: roundToHundredths(design.lineHeight) };
    setOutcome({ tone: 'done', text: t(isSame ? 'already' : 'done', values), holds });
  });
  const reportFailure = useEffectEvent((error: unknown) => {
    setOutcome({ tone: 'trouble', text: messageOf(error), holds: () => true });
  });

  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    cvApi.fit
      .call({ id, ...request }, { signal })
      .then(
        (response) => signal.aborted || applyResult({ content: request.document, response }),
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
