import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { makeApiClient } from '#platform/browser/api-client.ts';
import { isApiError } from '#platform/pure/api-errors.ts';
import { Link } from '#ui/actions/link.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import type { dashboardContract } from '../contract.ts';
import routes from '../contract.ts?routes';
import { AttentionSection } from './attention/attention-section.tsx';
import { OnboardingChecklist } from './onboarding/onboarding-checklist.tsx';
import { useOnboarding } from './onboarding/use-onboarding.ts';
import { PublicPagesSection } from './public-pages/public-pages-section.tsx';
import { RecentSection } from './recent-section.tsx';
import { StartCards } from './start-cards.tsx';
import { VisitsSection } from './visits-section.tsx';

const NewMenu = lazy(async () => ({ default: (await import('./new-menu.tsx')).NewMenu }));

/** API client of the dashboard. */
const dashboardApi = makeApiClient<typeof dashboardContract>({ routes, name: 'dashboard' });

/** A member's first screen: published pages, visits, recent documents and items that need attention. */
export function DashboardScreen() {
  const t = useTranslations('dashboard');
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
      <PageHeader title={t('title')} lead={greeting(auth.user.displayName)} action={data && <NewButton />} />
      <div className="mt-8">
        {isLoadingError ? (
          <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />
        ) : (
          <Loading waiting={!data || onboarding.isPending} label={t('loading')} skeleton={<DashboardSkeleton />}>
            {data && (
              <>
                {data.edited.length === 0 && <StartCards />}
                <OnboardingChecklist onboarding={onboarding} />
                <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
                  <div className="grid content-start gap-10">
                    <AttentionSection attention={data.attention} />
                    {data.edited.length > 0 && <RecentSection edited={data.edited} />}
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

const MORNING = 5;
const NOON = 12;
const EVENING = 18;

/** Returns a function that greets a member by name, according to the time of day on the browser's clock. */
function useGreeting() {
  const t = useTranslations('dashboard.greeting');
  const hour = useNow().getHours();
  const time = hour >= EVENING || hour < MORNING ? 'evening' : hour >= NOON ? 'day' : 'morning';
  return (name: string) => t(time, { name });
}

/** The primary button. Until its menu has loaded, it leads to what most people make. */
function NewButton() {
  const t = useTranslations('dashboard.new');
  return (
    <Suspense
      fallback={
        <Link variant="button-primary" render={<RouterLink to="/cv#new" />}>
          <Icon of={Plus} />
          {t('label')}
        </Link>
      }
    >
      <NewMenu />
    </Suspense>
  );
}

/** Placeholder in the shape of the dashboard, shown while it loads. */
const DashboardSkeleton = () => (
  <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="grid content-start gap-10">
      <Rows count={2} />
      <Rows count={4} />
    </div>
    <div className="grid content-start gap-10">
      <Skeleton shape="block" className="h-44" />
      <Rows count={3} />
    </div>
  </div>
);

const Rows = ({ count }: { count: number }) => (
  <div>
    <Skeleton shape="short" className="mb-4" />
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <div key={at} className="grid gap-3 border-border border-t py-4">
        <Skeleton className="max-w-64" />
      </div>
    ))}
  </div>
);
