import { CloudOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { Coverage } from './coverage.tsx';
import { FoundTerms } from './found-terms.tsx';
import type { JobMatchProps } from './job-match-props.ts';
import { MissingTerms } from './missing-terms.tsx';
import { useJobMatch } from './use-job-match.ts';
import { useRested } from './use-rested.ts';

const REST_MILLISECONDS = 500;
/** A text with fewer words is too short for an advertisement and is not sent. */
const FEWEST_WORDS = 8;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

type Props = JobMatchProps & { advertisement: string };

/** The result of matching the CV with an advertisement. */
export function MatchView({ id, advertisement, revision, content, onLead }: Props) {
  const t = useTranslations('cv-job');
  const format = useFormatter();
  const wordsOf = useFailureWords();
  const rested = useRested(advertisement, REST_MILLISECONDS);
  const isEmpty = advertisement.trim() === '';
  const tooShort = wordsIn(rested) < FEWEST_WORDS;
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useJobMatch(
    id,
    tooShort ? '' : rested,
    revision,
  );
  if (isEmpty) return null;
  if (tooShort && wordsIn(advertisement) < FEWEST_WORDS) return <Advice>{t('tooShort')}</Advice>;
  const missing = data?.terms.filter(({ found }) => found.length === 0) ?? [];
  const found = data?.terms.filter((term) => term.found.length > 0) ?? [];
  const news = isPlaceholderData ? [] : (data?.news ?? []);
  return (
    <div aria-busy={isFetching || undefined} className="grid grid-cols-1 gap-6">
      {/* Announces the total at first, then the terms that were added since. */}
      <LiveText>{toldOf()}</LiveText>
      {isPaused && (
        <p className="flex items-start gap-2 text-pretty">
          <Icon of={CloudOff} className="mt-0.5 text-warning" />
          {t('offline')}
        </p>
      )}
      {error && !isPaused && (
        <ErrorState title={t('failed')} text={wordsOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <Loading waiting={isPending && isFetching} label={t('waiting')} skeleton={<Waiting />}>
        {data &&
          (data.terms.length === 0 ? (
            <Advice>{t('noTerms')}</Advice>
          ) : (
            <div className={`grid grid-cols-1 gap-6 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
              <Coverage match={data} found={found.length} />
              <MissingTerms terms={missing} />
              <FoundTerms terms={found} news={news} content={content} onLead={onLead} />
            </div>
          ))}
      </Loading>
    </div>
  );

  function toldOf() {
    if (!data || isPlaceholderData || data.terms.length === 0) return '';
    if (news.length > 0) return t('nowFound', { terms: format.list(news) });
    return t('found', { found: found.length, total: data.terms.length });
  }
}

const Advice = ({ children }: { children: string }) => (
  <p role="status" className="text-pretty text-text-secondary">
    {children}
  </p>
);

const Waiting = () => (
  <div className="grid grid-cols-1 gap-3">
    <Skeleton shape="title" />
    <Skeleton className="h-1!" />
    <Skeleton shape="short" />
    <Skeleton shape="block" className="h-20" />
  </div>
);
