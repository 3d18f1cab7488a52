import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { WeekChart } from '#visits/components.tsx';
import type { Dashboard } from '../contract.ts';

/** Chart of page views over the last seven days, compared with the seven days before. */
export function VisitsSection({ visits: { days, total, before } }: Pick<Dashboard, 'visits'>) {
  const t = useTranslations('dashboard.visits');
  const difference = total.views - before.views;
  const hasNoViews = total.views === 0 && before.views === 0;
  return (
    <TitledSection
      title={t('title')}
      more={
        <Link variant="quiet" className="-my-1 py-1" render={<RouterLink to="/share?part=visits" />}>
          {t('all')}
        </Link>
      }
    >
      {hasNoViews ? (
        <p className="py-4 text-text-secondary">{t('none')}</p>
      ) : (
        <>
          <p className="mt-3 text-text-secondary">
            {t.rich('seen', {
              views: total.views,
              readers: total.readers,
              big: (figure) => <span className="font-medium text-headline text-text tabular-nums">{figure}</span>,
            })}
          </p>
          <p className="mb-3 flex items-center gap-1.5 text-text-secondary text-xs">
            {difference !== 0 && (
              <Icon
                of={difference > 0 ? TrendingUp : TrendingDown}
                className={`rtl:-scale-x-100 ${difference > 0 ? 'text-success' : ''}`}
              />
            )}
            {difference === 0 ? t('same') : t(difference > 0 ? 'more' : 'fewer', { count: Math.abs(difference) })}
          </p>
          <WeekChart days={days} />
        </>
      )}
    </TitledSection>
  );
}
