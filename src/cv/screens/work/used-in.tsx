import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { cvApi } from '../cv-api.ts';

/** The CVs that are made from a record of the member's work. `id` is undefined for one that is not saved yet. */
export function UsedIn({ id }: { id: string | undefined }) {
  const t = useTranslations('records.work.used');
  const messageOf = useErrorText();
  const uses = useQuery({
    ...cvApi.uses.queryOptions({ input: { record: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  if (id === undefined || uses.data?.items.length === 0) return <p className="text-text-secondary">{t('none')}</p>;
  if (uses.error)
    return (
      <ErrorState
        title={t('failed')}
        text={messageOf(uses.error)}
        retrying={uses.isFetching}
        onRetry={() => void uses.refetch()}
      />
    );
  return (
    <Loading waiting={!uses.data} label={t('loading')} skeleton={<Skeleton />}>
      <ul className="grid gap-2">
        {uses.data?.items.map(({ id: cv, name }) => (
          <li key={cv}>
            <Link render={<RouterLink to={`/cv/${cv}/edit`} />}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
