import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Chart } from '#ui/chart.tsx';
import type { Visits } from '../contract.ts';
import { Ranking } from './ranking.tsx';
import { Totals } from './totals.tsx';
import { usePageNames } from './use-page-names.ts';

type Props = { visits: Visits; span: number };

/** Statistics of a time span: totals, chart, pages, referrers and countries. */
export function VisitsView({
  visits: { days, total, before, pages, referrers, countries, firstAt, lastAt },
  span,
}: Props) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const nameOfPage = usePageNames();
  const countryNames = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const points = days.map(({ day, views }) => ({
    label: format.dateTime(new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    value: views,
  }));
  return (
    <div className="grid gap-8">
      <Totals total={total} before={before} span={span} />
      <Chart
        kind="bar"
        title={t('chart.title')}
        labelHeader={t('chart.day')}
        valueHeader={t('views')}
        points={points}
        format={(value) => format.number(value)}
        direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
      />
      <div className="grid gap-8 sm:grid-cols-2 xl:grid-cols-3">
        {pages.length > 1 && (
          <Ranking
            title={t('pages.title')}
            entries={pages.map(({ page, views }) => ({ key: page, name: nameOfPage(page), views }))}
          />
        )}
        <Ranking
          title={t('referrers.title')}
          {...splitUnnamed(referrers.map(({ host, views }) => ({ key: host, name: host, views })))}
          empty={t('referrers.none')}
        />
        {countries.length > 0 && (
          <Ranking
            title={t('countries.title')}
            {...splitUnnamed(
              countries.map(({ code, views }) => ({
                key: code,
                name: code && (countryNames.of(code) ?? code),
                views,
              })),
            )}
          />
        )}
      </div>
      <div className="grid gap-1 text-text-secondary">
        {firstAt !== null && lastAt !== null && (
          <p>
            {t('ends', {
              first: format.dateTime(new Date(firstAt), { dateStyle: 'medium' }),
              last: format.dateTime(new Date(lastAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        )}
        <p>{t('how')}</p>
      </div>
    </div>
  );
}

/** Splits a ranking into named entries and the views of the nameless rest. */
function splitUnnamed<ViewsEntry extends { key: string; views: number }>(all: readonly ViewsEntry[]) {
  const entries = all.filter(({ key }) => key !== '');
  return { entries, others: all.find(({ key }) => key === '')?.views ?? 0 };
}
