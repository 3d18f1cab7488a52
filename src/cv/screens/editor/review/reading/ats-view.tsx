import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useErrorText } from '#ui/use-error-text.ts';
import type { CvContent } from '../../../../contract.ts';
import { ExtractedText } from './extracted-text.tsx';
import { FieldIssues } from './field-issues.tsx';
import { PageFills } from './page-fills.tsx';
import { ReadingSummary } from './reading-summary.tsx';
import { useAtsReading } from './use-ats-reading.ts';

type Props = {
  id: string;
  content: CvContent;
  revision: number;
  /** Opens the form of a node by its id. */
  onNavigate: (id: string) => void;
};

/** Shows the text that an applicant tracking system would extract from the pages, and the parts that are lost. */
export function AtsView({ id, content, revision, onNavigate }: Props) {
  const t = useTranslations('cv-review.reading');
  const messageOf = useErrorText();
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useAtsReading(id, revision);
  const failed = error && (
    <ErrorState
      title={t(data ? 'failedAgain' : 'failed')}
      text={messageOf(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (isPaused && !data) return <p className="text-text-secondary">{t('offline')}</p>;
  const { missing = [], moved = [] } = data ?? {};
  return (
    <Loading waiting={isPending} label={t('loading')} skeleton={<AtsViewSkeleton />}>
      <div className="grid grid-cols-1 gap-6" aria-busy={isPlaceholderData && isFetching}>
        {failed}
        {data && (
          <>
            <ReadingSummary
              reading={data}
              state={isPaused ? 'offline' : isPlaceholderData && isFetching ? 'anew' : undefined}
            />
            <FieldIssues title={t('missing')} text={t('missingText')} {...{ content, onNavigate }} fields={missing} />
            <FieldIssues title={t('moved')} text={t('movedText')} {...{ content, onNavigate }} fields={moved} />
            <PageFills pages={data.pages} />
            <ExtractedText text={data.text} />
          </>
        )}
      </div>
    </Loading>
  );
}

const AtsViewSkeleton = () => (
  <div className="grid grid-cols-1 gap-4">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton shape="block" className="h-64" />
  </div>
);
