import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAdminApi } from './admin-api.tsx';
import { HealthFacts } from './health-facts.tsx';
import { MailPanel } from './mail-panel.tsx';

/** The instance at a glance: how its parts stand, and whether mail arrives. */
export function AdminDashboardScreen() {
  const t = useTranslations('admin');
  const api = useAdminApi();
  const health = useQuery(api.health.queryOptions());
  return (
    <div className="max-w-3xl">
      <PageTitle>{t('dashboard.title')}</PageTitle>
      <PageHeader title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <div className="mt-8">
        {health.isError ? (
          <ErrorState
            title={t('setUp.failedHeading')}
            text={t('setUp.failedText', { message: messageOf(health.error) })}
            onRetry={() => void health.refetch()}
            retrying={health.isFetching}
          />
        ) : (
          <Loading
            waiting={health.isPending}
            label={t('health.loading')}
            skeleton={<Skeleton shape="block" className="h-84" />}
          >
            {health.data && <HealthFacts health={health.data} />}
          </Loading>
        )}
      </div>
      <MailPanel />
    </div>
  );
}
