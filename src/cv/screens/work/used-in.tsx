import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { cvApi } from '../cv-api.ts';

/**
 * Where a record of the member's work is used: CVs with their letters and links, the site, and links to the record
 * itself. `id` is undefined for one that is not saved yet.
 */
export function UsedIn({ id }: { id: string | undefined }) {
  const t = useTranslations('records.work.used');
  const messageOf = useErrorText();
  const uses = useQuery({
    ...cvApi.uses.queryOptions({ input: { record: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  if (id === undefined || (uses.data?.items.length === 0 && uses.data.links.length === 0 && !uses.data.onSite))
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
  const linksTo = (cv: string | null) => uses.data?.links.filter((link) => link.cv === cv) ?? [];
  return (
    <Loading waiting={!uses.data} label={t('loading')} skeleton={<Skeleton />}>
      <ul className="grid gap-2">
        {uses.data?.items.map(({ id: cv, name, letters }) => (
          <li key={cv}>
            <Link render={<RouterLink to={`/cv/${cv}/edit`} />}>
              <bdi>{name}</bdi>
            </Link>
            <Detail
              text={
                letters?.length === 0
                  ? ''
                  : letters
                    ? t('letters', {
                        count: letters.length,
                        names: letters.map((letter) => letter || t('letter')).join(', '),
                      })
                    : t('lettersUnchecked')
              }
            />
            <Links links={linksTo(cv)} />
          </li>
        ))}
        {uses.data?.onSite && (
          <li>
            <Link render={<RouterLink to="/portfolio" />}>{t('site')}</Link>
          </li>
        )}
        {linksTo(null).length > 0 && (
          <li>
            <Links links={linksTo(null)} />
          </li>
        )}
      </ul>
    </Loading>
  );
}

function Links({ links }: { links: readonly { label: string }[] }) {
  const t = useTranslations('records.work.used');
  if (links.length === 0) return null;
  const names = links.map(({ label }) => label || t('link')).join(', ');
  return (
    <span className="block text-xs">
      <Link render={<RouterLink to="/share" />}>{t('links', { count: links.length, names })}</Link>
    </span>
  );
}

const Detail = ({ text }: { text: string }) =>
  text && <span className="block text-text-secondary text-xs">{text}</span>;
