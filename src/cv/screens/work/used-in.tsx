import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { cvApi } from '../cv-api.ts';

/** Where a record of the member's work is used: CVs, their letters and the site. `id` is undefined for one that is not saved yet. */
export function UsedIn({ id }: { id: string | undefined }) {
  const t = useTranslations('records.work.used');
  const messageOf = useErrorText();
  const uses = useQuery({
    ...cvApi.uses.queryOptions({ input: { record: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  if (id === undefined || (uses.data?.items.length === 0 && !uses.data.onSite))
    return <p className="text-text-secondary">{t('none')}</p>;
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
        {uses.data?.items.map(({ id: cv, name, letters }) => (
          <li key={cv}>
            <Link render={<RouterLink to={`/cv/${cv}/edit`} />}>
              <bdi>{name}</bdi>
            </Link>
            {letters && letters.length > 0 && (
              <span className="block text-text-secondary text-xs">
                {t('letters', {
                  count: letters.length,
                  names: letters.map((letter) => letter || t('letter')).join(', '),
                })}
              </span>
            )}
          </li>
        ))}
        {uses.data?.onSite && (
          <li>
            <Link render={<RouterLink to="/portfolio" />}>{t('site')}</Link>
          </li>
        )}
      </ul>
    </Loading>
  );
}
