import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Chart } from '#ui/charts/chart.tsx';
import type { Visits } from '../contract.ts';
import { Ranking } from './ranking.tsx';

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

const NAMED_PAGES = ['projects', 'achievements', 'cv', 'contact'] as const;
const PROJECT = /^projects\/(.+)$/;

/** Returns a function that names a page by its path below the target's address. */
function usePageNames() {
  const t = useTranslations('visits.pages');
  return (page: string) => {
    if (page === '') return t('first');
    const namedPage = NAMED_PAGES.find((name) => name === page);
    if (namedPage) return t(namedPage);
    const slug = PROJECT.exec(page)?.[1];
    return slug === undefined ? page : t('project', { name: decodeSlug(slug) });
  };
}

function decodeSlug(slug: string) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

type TotalsProps = { total: Visits['total']; before: Visits['before']; span: number };

const FIGURES = ['views', 'readers', 'downloads'] as const;

/** Totals of a span with their change from the preceding one. */
function Totals({ total, before, span }: TotalsProps) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const changeOf = (figure: (typeof FIGURES)[number]) => {
    const [current, previous] = [total[figure], before[figure]];
    if (previous === 0) return t('noneBefore', { days: span });
    if (previous === current) return t('same', { days: span });
    const change = format.number((current - previous) / previous, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    return t('change', { change, before: previous, days: span });
  };
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {FIGURES.map((figure) => (
        <div key={figure} className="grid">
          <dt className="text-text-secondary">{t(figure)}</dt>
          <dd className="font-medium text-headline tabular-nums">{format.number(total[figure])}</dd>
          <dd className="text-text-secondary text-xs tabular-nums">{changeOf(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
