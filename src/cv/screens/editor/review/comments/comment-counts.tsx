import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import type { Cv, CvContent } from '../../../../contract.ts';
import type { CommentMarks } from '../../outline/comment-marks.ts';
import { countOpenComments } from './group-comments.ts';
import { acceptsComments, useComments } from './use-comments.ts';

type Props = {
  cv: Cv;
  content: CvContent;
  onCounts: (marks: Pick<CommentMarks, 'counts' | 'label'>) => void;
};

/** Polls the reviewers' comments while the editor is open and reports the counts for the outline. Renders nothing. */
export const CommentCounts = (props: Props): ReactNode => (
  <MessagesProvider domains={['cv-comments']}>
    <CommentCountsReporter {...props} />
  </MessagesProvider>
);

function CommentCountsReporter({ cv, content, onCounts }: Props) {
  const t = useTranslations('cv-comments.review');
  const { data } = useComments(cv.id, { follows: acceptsComments(cv) });
  const items = data?.items;
  const counts = useMemo(() => countOpenComments(items ?? [], content), [items, content]);
  useEffect(() => {
    onCounts({ counts, label: (count, name) => t('at', { count, name }) });
  }, [counts, onCounts, t]);
  return null;
}
