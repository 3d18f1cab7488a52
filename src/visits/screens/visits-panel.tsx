import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { VISIT_SPANS } from '../contract.ts';
import { useVisits, type VisitSpan, type VisitsFilter } from './use-visits.ts';
import { VisitsSkeleton } from './visits-skeleton.tsx';
import { VisitsView } from './visits-view.tsx';

const DEFAULT_SPAN: VisitSpan = 30;

/** Visit statistics with a choice of the time span. */
export function VisitsPanel(filter: VisitsFilter) {
  const t = useTranslations('visits');
  const [span, setSpan] = useState<VisitSpan>(DEFAULT_SPAN);
  const { data, error, isError, isPlaceholderData, isFetching, refetch } = useVisits(span, filter);
  const choices = VISIT_SPANS.map((days) => ({ value: String(days), label: t('span', { days }) }));
  if (data?.lastAt === null) return <EmptyState icon={Eye} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <div className="grid gap-6">
      <div className="max-w-72">
        <Segments
          label={t('period')}
          labelHidden
          choices={choices}
          value={String(span)}
          onValueChange={(value) => setSpan(VISIT_SPANS.find((days) => String(days) === value) ?? DEFAULT_SPAN)}
        />
      </div>
      {isError ? (
        <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />
      ) : (
        <Loading waiting={!data} label={t('loading')} skeleton={<VisitsSkeleton />}>
          {data && (
            <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : ''}>
              <VisitsView visits={data} span={data.days.length} />
            </div>
          )}
        </Loading>
      )}
    </div>
  );
}
