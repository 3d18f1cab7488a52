import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { messageOf, statusOf } from '#platform/browser/api-client.ts';
import { Link } from '#ui/actions/link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { PersonView } from './person/person-view.tsx';

/** Screen of a single member. */
export function PersonScreen() {
  const t = useTranslations('admin-people');
  const { uid = '' } = useParams();
  const api = useAdminApi();
  const person = useQuery({
    ...api.people.read.queryOptions({ input: { uid } }),
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  const name = person.data?.user.displayName ?? t('one.title');
  const isGone = statusOf(person.error) === 404;
  return (
    <AdminPage title={name} trail={<BackToPeople />}>
      {person.isError && !person.data ? (
        <ErrorState
          title={t(isGone ? 'one.gone' : 'one.failed')}
          text={isGone ? undefined : messageOf(person.error)}
          {...(isGone ? {} : { onRetry: () => void person.refetch(), retrying: person.isFetching })}
        />
      ) : (
        <Loading waiting={!person.data} label={t('one.loading')} skeleton={<PersonSkeleton />}>
          {person.data && <PersonView person={person.data} />}
        </Loading>
      )}
    </AdminPage>
  );
}

function BackToPeople() {
  const t = useTranslations('admin-people');
  return (
    <span className="inline-flex items-center gap-1">
      <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
      <Link variant="quiet" render={<RouterLink to="/admin/people" />}>
        {t('title')}
      </Link>
    </span>
  );
}

const PersonSkeleton = () => (
  <div className="grid gap-8">
    <Skeleton shape="block" className="h-20" />
    <Skeleton shape="block" className="h-48" />
  </div>
);
