import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { isApiError, messageOf } from '#platform/api-errors.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AttentionSection } from './attention/attention-section.tsx';
import { dashboardApi } from './dashboard-api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { HeaderAction } from './header-action.tsx';
import { OnboardingChecklist } from './onboarding/onboarding-checklist.tsx';
import { useOnboarding } from './onboarding/use-onboarding.ts';
import { PublicPagesSection } from './public-pages/public-pages-section.tsx';
import { RecentSection } from './recent-section.tsx';
import { useGreeting } from './use-greeting.ts';
import { VisitsSection } from './visits-section.tsx';

/** A member's first screen: published pages, visits, recent documents and items that need attention. */
export function DashboardScreen() {
  const t = useTranslations('dashboard');
  const tForm = useTranslations('ui.form');
  const auth = useAuth();
  const greeting = useGreeting();
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    ...dashboardApi.read.queryOptions(),
    networkMode: 'always',
    // Much of the data changes elsewhere: through visitors, on other screens or in another tab.
    refetchOnWindowFocus: 'always',
    retry: (count, reason) => !isApiError(reason) && count < 1,
  });
  const onboarding = useOnboarding(data?.steps);
  if (auth.status !== 'signedIn') return null;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        lead={greeting(auth.user.displayName)}
        action={data && <HeaderAction site={data.site} onboarding={onboarding} />}
      />
      <div className="mt-8">
        {isLoadingError ? (
          <ErrorState
            title={t('failed')}
            text={isApiError(error) ? messageOf(error) : tForm('unreachable')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading waiting={!data || onboarding.isPending} label={t('loading')} skeleton={<DashboardSkeleton />}>
            {data && (
              <>
                <OnboardingChecklist onboarding={onboarding} />
                <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
                  <div className="grid content-start gap-10">
                    <AttentionSection attention={data.attention} />
                    <RecentSection edited={data.edited} />
                  </div>
                  <div className="grid content-start gap-10">
                    <VisitsSection visits={data.visits} />
                    <PublicPagesSection site={data.site} links={data.links} cvs={data.cvs} />
                  </div>
                </div>
              </>
            )}
          </Loading>
        )}
      </div>
    </>
  );
}
