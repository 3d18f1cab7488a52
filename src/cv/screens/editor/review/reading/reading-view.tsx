import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { CvContent } from '../../../../contract.ts';
import { LostFields } from './lost-fields.tsx';
import { PageFills } from './page-fills.tsx';
import { ReadText } from './read-text.tsx';
import { useReading } from './use-reading.ts';
import { Verdict } from './verdict.tsx';

type Props = {
  id: string;
  content: CvContent;
  revision: number;
  /** Opens the form of a node by its id. */
  onLead: (id: string) => void;
};

/** Shows the text that an applicant tracking system would extract from the pages, and the parts that are lost. */
export function ReadingView({ id, content, revision, onLead }: Props) {
  const t = useTranslations('cv-review.reading');
  const wordsOf = useFailureWords();
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useReading(id, revision);
  const failed = error && (
    <ErrorState
      title={t(data ? 'failedAgain' : 'failed')}
      text={wordsOf(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (isPaused && !data) return <p className="text-text-secondary">{t('offline')}</p>;
  const { missing = [], moved = [] } = data ?? {};
  return (
    <Loading waiting={isPending} label={t('loading')} skeleton={<ReadingSkeleton />}>
      <div className="grid grid-cols-1 gap-6" aria-busy={isPlaceholderData && isFetching}>
        {failed}
        {data && (
          <>
            <Verdict
              reading={data}
              state={isPaused ? 'offline' : isPlaceholderData && isFetching ? 'anew' : undefined}
            />
            <LostFields title={t('missing')} text={t('missingText')} {...{ content, onLead }} fields={missing} />
            <LostFields title={t('moved')} text={t('movedText')} {...{ content, onLead }} fields={moved} />
            <PageFills pages={data.pages} />
            <ReadText text={data.text} />
          </>
        )}
      </div>
    </Loading>
  );
}

const ReadingSkeleton = () => (
  <div className="grid grid-cols-1 gap-4">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton shape="block" className="h-64" />
  </div>
);
