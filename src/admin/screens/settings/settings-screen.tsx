import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isApiError } from '#platform/pure/api-errors.ts';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { DomainsSection } from './sections/domains-section.tsx';
import { LimitsSection } from './sections/limits-section.tsx';
import { MailSection } from './sections/mail-section.tsx';
import { NoticeSection } from './sections/notice-section.tsx';
import { PeopleSection } from './sections/people-section.tsx';

/** Screen of the instance settings. Changes apply immediately, on every process. */
export function SettingsScreen() {
  const t = useTranslations('admin-settings');
  const api = useAdminApi();
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    ...api.settings.read.queryOptions(),
    networkMode: 'always',
    // Another admin may have changed settings meanwhile.
    refetchOnWindowFocus: 'always',
    retry: (count, reason) => !isApiError(reason) && count < 1,
  });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      {isLoadingError ? (
        <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />
      ) : (
        <Loading waiting={!data} label={t('loading')} skeleton={<SettingsSkeleton />}>
          {data && (
            <div className="max-w-2xl">
              <AppearanceSection settings={data} />
              <PeopleSection settings={data} />
              <LimitsSection settings={data} />
              <DomainsSection settings={data} />
              <MailSection settings={data} />
              <NoticeSection settings={data} />
            </div>
          )}
        </Loading>
      )}
    </AdminPage>
  );
}

const SettingsSkeleton = () => (
  <div className="grid max-w-2xl gap-6">
    {['branding', 'people', 'limits'].map((name) => (
      <div key={name} className="grid gap-4">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
);
