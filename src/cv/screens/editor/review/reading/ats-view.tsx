import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CvContent } from '../../../../contract.ts';
import { ExtractedText } from './extracted-text.tsx';
import { FieldIssues } from './field-issues.tsx';
import { type AtsReading, useAtsReading } from './use-ats-reading.ts';

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
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useAtsReading(id, revision);
  const failed = error && (
    <LoadError title={t(data ? 'failedAgain' : 'failed')} query={{ error, isFetching, refetch }} />
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

/** List of the pages with the share of each that is filled. */
function PageFills({ pages }: Pick<AtsReading, 'pages'>) {
  const t = useTranslations('cv-review.reading');
  const format = useFormatter();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 font-medium">
        {t('fill')}
      </h3>
      <ul className="grid grid-cols-1 gap-1">
        {pages.map(({ fill }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
          <li key={at} className="grid grid-cols-[5rem_1fr_3rem] items-center gap-3">
            <span>{t('page', { number: at + 1 })}</span>
            <ProgressBar label={t('fillOf', { number: at + 1 })} value={fill} />
            <span className="text-end text-text-secondary tabular-nums">
              {format.number(fill, { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReadingSummaryProps = {
  reading: AtsReading;
  /** Set if the displayed result is outdated. */
  state: 'anew' | 'offline' | undefined;
};

/** Summary of how many fields are extracted correctly. */
function ReadingSummary({ reading: { fields, missing, moved }, state }: ReadingSummaryProps) {
  const t = useTranslations('cv-review.reading');
  const isComplete = missing.length === 0 && moved.length === 0;
  const summary =
    fields === 0
      ? t('nothing')
      : isComplete
        ? t('all', { fields })
        : [
            t('some', { found: fields - missing.length, fields }),
            moved.length > 0 ? t('someMoved', { count: moved.length }) : '',
          ]
            .join(' ')
            .trim();
  return (
    <div className="flex items-start gap-3 rounded-card border border-border p-4">
      <Icon
        of={isComplete ? CircleCheck : TriangleAlert}
        className={`mt-0.5 ${isComplete ? 'text-success' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1">
        <p role="status" className="text-pretty font-medium">
          {summary}
        </p>
        <p className="mt-1 text-pretty text-text-secondary">{t(state ?? 'lead')}</p>
      </div>
    </div>
  );
}
