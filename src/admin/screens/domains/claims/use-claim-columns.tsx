import { TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { DomainState, SeenRecords } from '#hostnames/components.tsx';
import type { ClaimRecord } from '#hostnames/contract.ts';
import { unbrokenTime } from '#platform/pure/i18n/unbroken.ts';
import { Link } from '#ui/actions/link.tsx';
import { Email } from '#ui/email.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Column } from '#ui/lists/data-row.tsx';

export function useClaimColumns(): Column<ClaimRecord>[] {
  const t = useTranslations('admin-domains.columns');
  const format = useFormatter();
  return [
    {
      id: 'domain',
      header: t('domain'),
      main: true,
      cell: (claim) => (
        <div className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi dir="ltr" className="min-w-0 break-all">
              {claim.shownAs}
            </bdi>
            <DomainState domain={claim} />
          </span>
          <ClaimWarnings claim={claim} />
        </div>
      ),
    },
    { id: 'owner', header: t('owner'), cell: ({ owner }) => <Owner owner={owner} /> },
    { id: 'lastCheck', header: t('lastCheck'), cell: (claim) => <LastCheck claim={claim} /> },
    {
      id: 'added',
      header: t('added'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}
        </time>
      ),
    },
  ];
}

const Owner = ({ owner: { uid, name, email } }: Pick<ClaimRecord, 'owner'>) => (
  <span className="block break-words @[46rem]:min-w-36">
    <Link dir="auto" render={<RouterLink to={`/admin/people/${uid}`} />}>
      {name || email}
    </Link>
    <Email address={email} className="block text-text-secondary text-xs" />
  </span>
);

/** Time of the last DNS check, with its findings in an expandable section. */
function LastCheck({ claim: { shownAs, checkedAt, seen } }: { claim: ClaimRecord }) {
  const t = useTranslations('admin-domains.check');
  const format = useFormatter();
  if (checkedAt === null) return <span className="text-text-secondary">{t('never')}</span>;
  const isRight = seen.every((record) => record.isRight);
  return (
    <details className="@[46rem]:open:min-w-56">
      <summary className="w-fit cursor-default rounded-control text-link hover:underline pointer-coarse:min-h-11">
        {t(isRight ? 'right' : 'wrong')}
        <span className="sr-only">{`: ${shownAs}`}</span>
      </summary>
      <div className="grid max-w-md gap-3 pt-2">
        <SeenRecords seen={seen} />
        <time dateTime={checkedAt} className="text-text-secondary text-xs">
          {t('at', {
            date: unbrokenTime(format.dateTime(new Date(checkedAt), { dateStyle: 'medium', timeStyle: 'short' })),
          })}
        </time>
      </div>
    </details>
  );
}

/** Warnings about a claim: suspicious names, competing claims and the reason for its revocation. */
function ClaimWarnings({ claim: { warnings, rivals, reason } }: { claim: ClaimRecord }) {
  const t = useTranslations('admin-domains');
  const messages = [
    ...warnings.map(({ kind, of }) => t(`warnings.${kind}`, { of })),
    ...(rivals > 0 ? [t('otherClaims', { count: rivals })] : []),
  ];
  if (messages.length === 0 && reason === '') return null;
  return (
    <ul className="grid gap-0.5 font-normal text-xs">
      {messages.map((message) => (
        <li key={message} className="flex items-start gap-1.5 text-warning">
          <Icon of={TriangleAlert} className="mt-0.5 size-3" />
          <span className="min-w-0 break-words">{message}</span>
        </li>
      ))}
      {reason !== '' && (
        <li className="whitespace-pre-line break-words text-text-secondary">
          <bdi>{t('reason', { reason })}</bdi>
        </li>
      )}
    </ul>
  );
}
