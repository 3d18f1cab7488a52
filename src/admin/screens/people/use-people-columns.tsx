import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { ListedPerson } from '#identity/contract.ts';
import { Link } from '#ui/actions/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Email } from '#ui/email.tsx';
import type { Column } from '#ui/lists/data-row.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import { PersonBadges } from './person-badges.tsx';

export function usePeopleColumns(): Column<ListedPerson>[] {
  const t = useTranslations('admin-people');
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  return [
    { id: 'person', header: t('person'), main: true, cell: (person) => <PersonCell person={person} /> },
    {
      id: 'email',
      header: t('email'),
      cell: ({ email, username }) => (
        <span className="[overflow-wrap:anywhere]">
          <Email address={email} className="block" />
          {username && <bdi className="verbatim block text-text-secondary text-xs">{username}</bdi>}
        </span>
      ),
    },
    {
      id: 'joined',
      header: t('joined'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}
        </time>
      ),
    },
    {
      id: 'seen',
      header: t('lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className="text-text-secondary">{t('never')}</span>
        ) : (
          <time dateTime={lastSeenAt} className="inline-block first-letter:uppercase">
            {timeAgo(lastSeenAt)}
          </time>
        ),
    },
  ];
}

function PersonCell({ person }: { person: ListedPerson }) {
  const { uid, displayName, photoURL } = person;
  return (
    <span className="flex items-start gap-3">
      {/* Centered on the first line, which stays level with the other cells. */}
      <span className="-mt-1.5">
        <Avatar name={displayName} src={photoURL ?? undefined} decorative />
      </span>
      <span className="grid min-w-0 justify-items-start gap-1">
        <Link render={<RouterLink to={`/admin/people/${encodeURIComponent(uid)}`} />} dir="auto">
          {displayName}
        </Link>
        <PersonBadges person={person} />
      </span>
    </span>
  );
}
