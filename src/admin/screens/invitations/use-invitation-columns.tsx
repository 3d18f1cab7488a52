import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Invitation, InvitationState } from '#identity/contract.ts';
import { Link } from '#ui/actions/link.tsx';
import { Email } from '#ui/email.tsx';
import { Badge, type BadgeTone } from '#ui/layout/badge.tsx';
import type { Column } from '#ui/lists/data-row.tsx';

const TONES: Record<InvitationState, BadgeTone> = {
  open: 'primary',
  used: 'success',
  expired: 'neutral',
  withdrawn: 'neutral',
};

export function useInvitationColumns(): Column<Invitation>[] {
  const t = useTranslations('admin-invitations');
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' });
  const outcome = ({ state, expiresAt, usedAt, usedBy }: Invitation) => {
    switch (state) {
      case 'open':
        return t('until', { day: day(expiresAt) });
      case 'expired':
        return t('ranOut', { day: day(expiresAt) });
      case 'withdrawn':
        return t('noMore');
      case 'used': {
        const when = { day: day(usedAt ?? expiresAt) };
        return usedBy
          ? t.rich('came', { ...when, person: () => <PersonLink key="person" {...usedBy} /> })
          : t('cameAndLeft', when);
      }
    }
  };
  return [
    {
      id: 'address',
      header: t('address'),
      main: true,
      cell: ({ email }) => <Email address={email} />,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: 'invited',
      header: t('invited'),
      cell: ({ createdAt, invitedBy }) => (
        <>
          <time dateTime={createdAt}>{day(createdAt)}</time>
          {invitedBy && (
            <span className="block text-text-secondary text-xs">
              {t.rich('by', { person: () => <PersonLink key="person" {...invitedBy} /> })}
            </span>
          )}
        </>
      ),
    },
    { id: 'outcome', header: t('outcome'), cell: outcome },
  ];
}

const PersonLink = ({ uid, name }: { uid: string; name: string }) => (
  <Link render={<RouterLink to={`/admin/people/${encodeURIComponent(uid)}`} />}>
    <bdi>{name}</bdi>
  </Link>
);
