import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { JobMatchResult } from './use-job-match.ts';

type Props = { match: JobMatchResult; found: number };

/** The share of an advertisement's terms that the CV covers, by count and by weight, and the detected language. */
export function Coverage({ match: { covered, terms, language }, found }: Props) {
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
