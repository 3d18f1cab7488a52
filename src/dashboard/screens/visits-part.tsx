import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Part } from '#ui/part.tsx';
import { WeekChart } from '#visits/components.tsx';
import type { Dashboard } from '../contract.ts';

/** Chart of page views over the last seven days, compared with the seven days before. */
export function VisitsPart({ visits: { days, total, before } }: Pick<Dashboard, 'visits'>) {
  const t = useTranslations('dashboard.visits');
  const more = total.views - before.views;
  const isQuiet = total.views === 0 && before.views === 0;
  return (
    <Part
      title={t('title')}
      more={
        <Link look="quiet" className="-my-1 py-1" render={<RouterLink to="/share?part=visits" />}>
          {t('all')}
        </Link>
      }
    >
      {isQuiet ? (
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
            {more !== 0 && (
              <Icon
                of={more > 0 ? TrendingUp : TrendingDown}
                className={`rtl:-scale-x-100 ${more > 0 ? 'text-success' : ''}`}
              />
            )}
            {more === 0 ? t('same') : t(more > 0 ? 'more' : 'fewer', { count: Math.abs(more) })}
          </p>
          <WeekChart days={days} />
        </>
      )}
    </Part>
  );
}
