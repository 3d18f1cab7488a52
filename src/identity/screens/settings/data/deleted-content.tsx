import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { useFileSize } from '#ui/files/use-file-size.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ACCOUNT_CONTENT, type AccountSummary } from '../../../model/account-content.ts';
import { identityApi } from '../../identity-api.ts';

/** Lists the content and the addresses that are deleted with the account, with their real numbers. */
export function DeletedContent() {
  const t = useTranslations('profile.data');
  const { data, error } = useQuery(identityApi.deletion.queryOptions({ gcTime: 0 }));
  if (error) return <p role="alert">{t('goesFailed')}</p>;
  if (!data) {
    return (
      <p className="flex min-h-16 items-center gap-2 text-text-secondary">
        <Spinner />
        {t('counting')}
      </p>
    );
  }
  return <Content {...data} />;
}

function Content({ counts, fileBytes, siteUrls }: AccountSummary) {
  const t = useTranslations('profile.data');
  const sizeOf = useFileSize();
  const kinds = ACCOUNT_CONTENT.filter((kind) => counts[kind] > 0);
  return (
    <div>
      <h3 className="font-medium">{t('goes')}</h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-baseline gap-2">
            <span aria-hidden className="size-1 shrink-0 -translate-y-0.5 rounded-full bg-text-secondary" />
            {kind === 'files'
              ? t('gone.files', { count: counts.files, size: sizeOf(fileBytes) })
              : t(`gone.${kind}`, { count: counts[kind] })}
          </li>
        ))}
        <li className="flex items-baseline gap-2">
          <span aria-hidden className="size-1 shrink-0 -translate-y-0.5 rounded-full bg-text-secondary" />
          {t('gone.account')}
        </li>
      </ul>
      {siteUrls.length > 0 && (
        <>
          <p className="mt-4 text-text-secondary">{t('goneUrls', { count: siteUrls.length })}</p>
          <ul className="mt-1 grid gap-1">
            {siteUrls.map((url) => (
              <li key={url} className="min-w-0 break-words">
                <Link href={url} external>
                  <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
