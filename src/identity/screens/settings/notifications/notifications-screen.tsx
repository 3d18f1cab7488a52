import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { identityApi } from '../../identity-api.ts';
import { SettingsPage } from '../settings-page.tsx';
import { TopicSwitches } from './topic-switches.tsx';

/** Renders the choice of the emails that the member gets. */
export function NotificationsScreen() {
  const t = useTranslations('settings.notifications');
  const { data, error, isPending, isFetching, refetch } = useQuery(identityApi.notifications.read.queryOptions());
  return (
    <SettingsPage name="notifications" lead={t('lead')}>
      {error && !data ? (
        <LoadError title={t('notLoaded')} query={{ error, isFetching, refetch }} />
      ) : (
        <Loading waiting={isPending} label={t('loading')} skeleton={<TopicsSkeleton />}>
          {data && <TopicSwitches notifications={data} />}
        </Loading>
      )}
    </SettingsPage>
  );
}

const TopicsSkeleton = () => (
  <div className="grid gap-6">
    {['messages', 'comments', 'links', 'shared'].map((topic) => (
      <div key={topic} className="grid gap-2">
        <Skeleton shape="short" />
        <Skeleton shape="line" />
      </div>
    ))}
  </div>
);
