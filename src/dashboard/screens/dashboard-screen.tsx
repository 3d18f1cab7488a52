import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { isRefusal, messageOf } from '#platform/api-errors.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AttentionPart } from './attention/attention-part.tsx';
import { dashboardApi } from './dashboard-api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { EditedPart } from './edited-part.tsx';
import { HeadAction } from './head-action.tsx';
import { ShownPart } from './shown/shown-part.tsx';
import { FirstSteps } from './steps/first-steps.tsx';
import { usePath } from './steps/use-path.ts';
import { useGreeting } from './use-greeting.ts';
import { VisitsPart } from './visits-part.tsx';

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
    retry: (count, reason) => !isRefusal(reason) && count < 1,
  });
  const path = usePath(data?.steps);
  if (auth.status !== 'signedIn') return null;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        lead={greeting(auth.user.displayName)}
        action={data && <HeadAction site={data.site} path={path} />}
      />
      <div className="mt-8">
        {isLoadingError ? (
          <ErrorState
            title={t('failed')}
            text={isRefusal(error) ? messageOf(error) : tForm('unreachable')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading waiting={!data || path.isUnknown} label={t('loading')} skeleton={<DashboardSkeleton />}>
            {data && (
              <>
                <FirstSteps path={path} />
                <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
                  <div className="grid content-start gap-10">
                    <AttentionPart attention={data.attention} />
                    <EditedPart edited={data.edited} />
                  </div>
                  <div className="grid content-start gap-10">
                    <VisitsPart visits={data.visits} />
                    <ShownPart site={data.site} links={data.links} cvs={data.cvs} />
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
