import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { CvContent } from '../../../contract.ts';
import { cvApi } from '../../cv-api.ts';
import { changesOf } from './changes-of.ts';
import { type Fitted, stillHolds } from './fitted.ts';
import { inHundredths } from './in-hundredths.ts';
import { useDesign } from './use-design.ts';

type Wish = { pages: number; document: CvContent };
type Outcome = { tone: 'done' | 'trouble'; text: string; holds: (content: CvContent) => boolean };

/** Finds and applies the largest type with which the CV fits a number of pages. A new request cancels the last one. */
export function useFit(id: string, content: CvContent) {
  const t = useTranslations('cv-editor.look.fit');
  const wordsOf = useFailureWords();
  const { setAll, locked } = useDesign();
  const [wish, setWish] = useState<Wish>();
  const [outcome, setOutcome] = useState<Outcome>();

  /** Applies the result to the current content, because the CV can be edited while the request runs. */
  const take = useEffectEvent((fitted: Fitted) => {
    const { fits, pages, design } = fitted.answer;
    const holds = (now: CvContent) => stillHolds(fitted, now);
    if (!fits) return setOutcome({ tone: 'trouble', text: t('cannot', { pages }), holds });
    if (locked) return;
    const isSame = changesOf(content.design, design).length === 0;
    setAll(content.design, design);
    const values = { pages, size: design.size, lineHeight: inHundredths(design.lineHeight) };
    setOutcome({ tone: 'done', text: t(isSame ? 'already' : 'done', values), holds });
  });
  const fail = useEffectEvent((error: unknown) => {
    setOutcome({ tone: 'trouble', text: wordsOf(error), holds: () => true });
  });

  useEffect(() => {
    if (!wish) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    cvApi.fit
      .call({ id, ...wish }, { signal })
      .then(
        (answer) => signal.aborted || take({ asked: wish.document, answer }),
        (error) => signal.aborted || fail(error),
      )
      .finally(() => signal.aborted || setWish(undefined));
    return () => leaving.abort();
  }, [id, wish]);

  return {
    fitTo: (pages: number) => {
      setOutcome(undefined);
      setWish({ pages, document: content });
    },
    fitting: wish?.pages,
    outcome: outcome?.holds(content) ? outcome : undefined,
  };
}
