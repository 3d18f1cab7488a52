import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import type { Cv, CvContent } from '../../../../contract.ts';
import type { CommentMarks } from '../../outline/comment-marks.ts';
import { openComments } from './grouped-comments.ts';
import { takesComments, useComments } from './use-comments.ts';

type Props = {
  cv: Cv;
  content: CvContent;
  onTold: (marks: Pick<CommentMarks, 'counts' | 'label'>) => void;
};

/** Polls the reviewers' comments while the editor is open and reports the counts for the outline. Renders nothing. */
export const CommentCounts = (props: Props): ReactNode => (
  <WordsProvider domains={['cv-comments']}>
    <Counting {...props} />
  </WordsProvider>
);

function Counting({ cv, content, onTold }: Props) {
  const t = useTranslations('cv-comments.review');
  const { data } = useComments(cv.id, { follows: takesComments(cv) });
  const items = data?.items;
  const counts = useMemo(() => openComments(items ?? [], content), [items, content]);
  useEffect(() => {
    onTold({ counts, label: (count, name) => t('at', { count, name }) });
  }, [counts, onTold, t]);
  return null;
}
