import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { FoundTerms } from './found-terms.tsx';
import type { JobMatchProps } from './job-match-props.ts';
import { MissingTerms } from './missing-terms.tsx';
import { type JobMatchResult, useJobMatch } from './use-job-match.ts';

const DEBOUNCE_MS = 500;
/** A text with fewer words is too short for an advertisement and is not sent. */
const MIN_WORDS = 8;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

type Props = JobMatchProps & { advertisement: string };

/** The result of matching the CV with an advertisement. */
export function MatchView({ id, advertisement, revision, content, onNavigate }: Props) {
  const t = useTranslations('cv-job');
  const format = useFormatter();
  const debounced = useDebouncedValue(advertisement, DEBOUNCE_MS);
  const isEmpty = advertisement.trim() === '';
  const isTooShort = wordCount(debounced) < MIN_WORDS;
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } = useJobMatch(
    id,
    isTooShort ? '' : debounced,
    revision,
  );
  if (isEmpty) return null;
  if (isTooShort && wordCount(advertisement) < MIN_WORDS) return <Advice>{t('tooShort')}</Advice>;
  const missing = data?.terms.filter(({ found }) => found.length === 0) ?? [];
  const found = data?.terms.filter((term) => term.found.length > 0) ?? [];
  const newTerms = isPlaceholderData ? [] : (data?.newTerms ?? []);
  return (
    <div aria-busy={isFetching || undefined} className="grid grid-cols-1 gap-6">
      {/* Announces the total at first, then the terms that were added since. */}
      <LiveText>{announcementOf()}</LiveText>
      {isPaused && (
        <p className="flex items-start gap-2 text-pretty">
          <Icon of={CloudOff} className="mt-0.5 text-warning" />
          {t('offline')}
        </p>
      )}
      {error && !isPaused && <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />}
      <Loading waiting={isPending && isFetching} label={t('waiting')} skeleton={<MatchSkeleton />}>
        {data &&
          (data.terms.length === 0 ? (
            <Advice>{t('noTerms')}</Advice>
          ) : (
            <div className={`grid grid-cols-1 gap-6 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
              <Coverage match={data} found={found.length} />
              <MissingTerms terms={missing} />
              <FoundTerms terms={found} newTerms={newTerms} content={content} onNavigate={onNavigate} />
            </div>
          ))}
      </Loading>
    </div>
  );

  function announcementOf() {
    if (!data || isPlaceholderData || data.terms.length === 0) return '';
    if (newTerms.length > 0) return t('nowFound', { terms: format.list(newTerms) });
    return t('found', { found: found.length, total: data.terms.length });
  }
}

const Advice = ({ children }: { children: string }) => (
  <p role="status" className="text-pretty text-text-secondary">
    {children}
  </p>
);

const MatchSkeleton = () => (
  <div className="grid grid-cols-1 gap-3">
    <Skeleton shape="title" />
    <Skeleton className="h-1!" />
    <Skeleton shape="short" />
    <Skeleton shape="block" className="h-20" />
  </div>
);

/** Returns the value, debounced. The initial value is returned immediately. */
function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

type CoverageProps = { match: JobMatchResult; found: number };

/** The share of an advertisement's terms that the CV covers, by count and by weight, and the detected language. */
function Coverage({ match: { covered, terms, language }, found }: CoverageProps) {
  const t = useTranslations('cv-job');
  const locale = useLocale();
  const format = useFormatter();
  const share = format.number(covered, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{t('found', { found, total: terms.length })}</p>
        <p className="text-text-secondary tabular-nums">{t('weight', { share })}</p>
      </div>
      <ProgressBar label={t('coverage')} value={covered} />
      <p className="text-pretty text-text-secondary text-xs">
        {language === ''
          ? t('unknownLanguage')
          : t('language', {
              language: new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language,
            })}{' '}
        {t('weighed')}
      </p>
    </div>
  );
}
