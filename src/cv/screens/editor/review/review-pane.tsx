import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/i18n/messages-provider.tsx';
import type { Cv, CvContent } from '../../../contract.ts';
import type { NodePath } from '../../../model/tree.ts';
import { ChecksView } from './checks/checks-view.tsx';
import { CommentsView } from './comments/comments-view.tsx';
import { JobMatch } from './job/job-match.tsx';
import { AtsView } from './reading/ats-view.tsx';
import { REVIEW_DOMAINS, type ReviewView } from './review-view.ts';
import { ReviewViewSwitch } from './review-view-switch.tsx';

export { CheckCount } from './checks/check-count.tsx';
export { CommentCounts } from './comments/comment-counts.tsx';

type Props = {
  id: string;
  cv: Cv | undefined;
  content: CvContent;
  /** The last saved revision, which the server reads and matches. */
  revision: number;
  /** Opens the form of a node and focuses a field, by default the first. */
  onNavigate: (path: NodePath, field?: string) => void;
  /** Opens the form of a node by its id. */
  onNavigateToNode: (id: string) => void;
  view: ReviewView;
  onView: (view: ReviewView) => void;
  /** The `pathKey` of the node whose comments were requested; reset once they are shown. */
  requestedPathKey: { current: string | undefined };
};

/** Pane with the review views: checks, job match, text extraction and comments. */
export const ReviewPane = (props: Props) => (
  <MessagesProvider domains={REVIEW_DOMAINS}>
    <ReviewContent {...props} />
  </MessagesProvider>
);

function ReviewContent({
  id,
  cv,
  content,
  revision,
  onNavigate,
  onNavigateToNode,
  view,
  onView,
  requestedPathKey,
}: Props) {
  const t = useTranslations('cv-review.views');
  return (
    <div className="grid grid-cols-1 gap-5">
      <ReviewViewSwitch view={view} onView={onView} />
      <section aria-label={t(view)}>
        <h2 className="sr-only">{t(view)}</h2>
        {view === 'checks' && <ChecksView id={id} content={content} revision={revision} onNavigate={onNavigate} />}
        {view === 'job' && <JobMatch id={id} content={content} revision={revision} onNavigate={onNavigate} />}
        {view === 'reading' && <AtsView id={id} content={content} revision={revision} onNavigate={onNavigateToNode} />}
        {view === 'comments' && (
          <CommentsView {...{ id, cv, content, onNavigate }} requestedPathKey={requestedPathKey} />
        )}
      </section>
    </div>
  );
}
