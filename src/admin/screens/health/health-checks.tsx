import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, RotateCw, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CheckResult } from '../../contract.ts';
import { useAdminApi } from '../admin-api.tsx';

/** List of all health checks. They run when the screen opens and on request, not periodically. */
export function HealthChecks() {
  const t = useTranslations('admin-health');
  const api = useAdminApi();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    api.instance.checks.queryOptions({ retry: false, staleTime: Number.POSITIVE_INFINITY }),
  );
  const announcement = isFetching || !data ? '' : summaryOf(data.items, t);
  return (
    <section aria-labelledby="checks">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="checks" className="font-medium text-title">
          {t('checks')}
        </h2>
        <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
          {t('again')}
        </Button>
      </div>
      <LiveText>{announcement}</LiveText>
      <Loading waiting={isPending} label={t('checking')} skeleton={<Skeleton shape="block" className="h-96" />}>
        {error && <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />}
        {data && !error && <HealthCheckResults items={data.items} checkedAt={data.checkedAt} />}
      </Loading>
    </section>
  );
}

function HealthCheckResults({ items, checkedAt }: { items: CheckResult[]; checkedAt: string }) {
  const t = useTranslations('admin-health');
  const format = useFormatter();
  const time = format.dateTime(new Date(checkedAt), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <p className="mb-3">
        {summaryOf(items, t)} <span className="text-text-secondary">{t('checkedAt', { time })}</span>
      </p>
      <ul className="rounded-card border border-border">
        {items.map((item) => (
          <CheckRow key={item.name} check={item} />
        ))}
      </ul>
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<'admin-health'>>;

/** Returns a summary: the number of failed checks, otherwise of warnings. */
function summaryOf(items: readonly CheckResult[], t: Translate) {
  const count = (expected: CheckResult['state']) => items.filter(({ state }) => state === expected).length;
  if (count('fail') > 0) return t('summary.fail', { count: count('fail') });
  return count('warn') > 0 ? t('summary.warn', { count: count('warn') }) : t('summary.ok');
}

const BADGE_BY_STATE = {
  ok: { tone: 'success', icon: CircleCheck },
  warn: { tone: 'warning', icon: TriangleAlert },
  fail: { tone: 'error', icon: CircleX },
} as const;

/** Row of a health check: state, finding and suggested fix. */
function CheckRow({ check: { name, state, seen, mend: fix } }: { check: CheckResult }) {
  const t = useTranslations('admin-health');
  return (
    <li className="grid gap-x-6 gap-y-1 border-border border-b px-4 py-3 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <h3 className="font-medium">{t(`names.${name}`)}</h3>
      <div className="min-w-0 break-words [overflow-wrap:anywhere] max-sm:order-last">
        <p className="text-text-secondary">{seen}</p>
        {fix && (
          <p className="mt-1">
            <span className="sr-only">{t('howToFix')}</span> {fix}
          </p>
        )}
      </div>
      <span>
        <Badge {...BADGE_BY_STATE[state]}>{t(`states.${state}`)}</Badge>
      </span>
    </li>
  );
}
