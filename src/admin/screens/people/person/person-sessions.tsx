import { useFormatter, useTranslations } from 'use-intl';
import { useDeviceName } from '#ui/use-device-name.ts';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { PersonDetails } from '../../../contract/people.ts';
import { PersonSection } from './person-section.tsx';

type PersonSession = PersonDetails['sessions'][number];

export function PersonSessions({ sessions }: { sessions: readonly PersonSession[] }) {
  const t = useTranslations('admin-people.one');
  return (
    <PersonSection title={t('sessions')}>
      {sessions.length === 0 ? (
        <p className="text-text-secondary">{t('noSessions')}</p>
      ) : (
        <ul className="border-border border-t">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </PersonSection>
  );
}

function SessionRow({ session }: { session: PersonSession }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  const device = useDeviceName()(session) ?? t('unknownDevice');
  const { address, lastSeenAt } = session;
  return (
    <li className="border-border border-b py-3">
      <p>{device}</p>
      <p className="text-text-secondary text-xs tabular-nums [overflow-wrap:anywhere]">
        <time
          dateTime={lastSeenAt}
          title={format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' })}
        >
          {t('seen', { when: timeAgo(lastSeenAt) })}
        </time>
        {address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
