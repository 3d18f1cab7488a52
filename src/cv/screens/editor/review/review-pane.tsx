import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import type { Cv, CvContent } from '../../../contract.ts';
import type { Path } from '../../../model/tree.ts';
import { ChecksView } from './checks/checks-view.tsx';
import { CommentsView } from './comments/comments-view.tsx';
import { JobMatch } from './job/job-match.tsx';
import { ReadingView } from './reading/reading-view.tsx';
import { REVIEW_WORDS, type ReviewView } from './review-view.ts';
import { ViewChoice } from './view-choice.tsx';

export { CheckCount } from './checks/check-count.tsx';
export { CommentCounts } from './comments/comment-counts.tsx';

type Props = {
  id: string;
  cv: Cv | undefined;
  content: CvContent;
  /** The last saved revision, which the server reads and matches. */
  revision: number;
  /** Opens the form of a place and focuses a field, by default the first. */
  onLead: (path: Path, field?: string) => void;
  /** Opens the form of a node by its id. */
  onLeadById: (id: string) => void;
  view: ReviewView;
  onView: (view: ReviewView) => void;
  /** The place whose comments were requested; reset once they are shown. */
  commentsAt: { current: string | undefined };
};

/** Pane with the review views: checks, job match, text extraction and comments. */
export const ReviewPane = (props: Props) => (
  <WordsProvider domains={REVIEW_WORDS}>
    <Review {...props} />
  </WordsProvider>
);

function Review({ id, cv, content, revision, onLead, onLeadById, view, onView, commentsAt }: Props) {
  const t = useTranslations('cv-review.views');
  return (
    <div className="grid grid-cols-1 gap-5">
      <ViewChoice view={view} onView={onView} />
      <section aria-label={t(view)}>
        <h2 className="sr-only">{t(view)}</h2>
        {view === 'checks' && <ChecksView id={id} content={content} revision={revision} onLead={onLead} />}
        {view === 'job' && <JobMatch id={id} content={content} revision={revision} onLead={onLead} />}
        {view === 'reading' && <ReadingView id={id} content={content} revision={revision} onLead={onLeadById} />}
        {view === 'comments' && <CommentsView {...{ id, cv, content, onLead }} at={commentsAt} />}
      </section>
    </div>
  );
}
