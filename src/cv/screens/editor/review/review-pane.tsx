import { lazy, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { OVERLAY_RADIO } from '#ui/overlays/overlay-radio.ts';
import type { Cv, CvContent } from '../../../contract.ts';
import type { NodePath } from '../../../model/tree.ts';
import { ChecksView } from './checks/checks-view.tsx';
import { CommentsView } from './comments/comments-view.tsx';
import { JobMatch } from './job/job-match.tsx';
import { AtsView } from './reading/ats-view.tsx';
import { REVIEW_DOMAINS, REVIEW_VIEWS, type ReviewView } from './review-view.ts';

export { CheckCount } from './checks/check-count.tsx';
export { CommentCounts } from './comments/comment-counts.tsx';

const loadSpelling = () => loadLazily(() => import('./spelling/lazy-spelling.ts'));
const SpellingView = lazy(async () => ({ default: (await loadSpelling()).SpellingView }));

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
        {view === 'spelling' && (
          <Suspense>
            <SpellingView content={content} onNavigate={onNavigate} />
          </Suspense>
        )}
        {view === 'job' && <JobMatch id={id} content={content} revision={revision} onNavigate={onNavigate} />}
        {view === 'reading' && <AtsView id={id} content={content} revision={revision} onNavigate={onNavigateToNode} />}
        {view === 'comments' && (
          <CommentsView {...{ id, cv, content, onNavigate }} requestedPathKey={requestedPathKey} />
        )}
      </section>
    </div>
  );
}

type ReviewViewSwitchProps = { view: ReviewView; onView: (view: ReviewView) => void };

/** Radio group of the review views, each as wide as its label, in as many rows as they need. */
function ReviewViewSwitch({ view, onView }: ReviewViewSwitchProps) {
  const t = useTranslations('cv-review.views');
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('label')}
      className="flex flex-wrap rounded-control border border-border p-0.5"
    >
      {REVIEW_VIEWS.map((option) => (
        <label
          key={option}
          className="relative inline-flex min-h-7.5 flex-auto select-none items-center justify-center whitespace-nowrap rounded-[4px] px-1.5 py-1 text-center font-medium text-text-secondary leading-4 transition-colors hover:text-text has-checked:bg-pressed has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-primary max-sm:text-xs pointer-coarse:min-h-10 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            className={OVERLAY_RADIO}
            name={name}
            checked={option === view}
            onChange={() => onView(option)}
          />
          {t(option)}
        </label>
      ))}
    </div>
  );
}
