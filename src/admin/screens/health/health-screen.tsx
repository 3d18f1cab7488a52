import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { HealthChecks } from './health-checks.tsx';
import { HealthFacts } from './health-facts.tsx';

/** Screen of the health checks and the instance's status. */
export function HealthScreen() {
  const t = useTranslations('admin-health');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <HealthChecks />
      <Facts />
    </AdminPage>
  );
}

function Facts() {
  const t = useTranslations('admin-health');
  const api = useAdminApi();
  const { data, error, isPending, isFetching, refetch } = useQuery(api.instance.health.queryOptions());
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 font-medium text-title">
        {t('facts')}
      </h2>
      <Loading waiting={isPending} label={t('facts')} skeleton={<Skeleton shape="block" />}>
        {data ? (
          <HealthFacts health={data} />
        ) : (
          <LoadError title={t('factsFailed')} query={{ error, isFetching, refetch }} />
        )}
      </Loading>
    </section>
  );
}
