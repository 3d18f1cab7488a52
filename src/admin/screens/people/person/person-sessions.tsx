import { useFormatter, useNow, useTranslations } from 'use-intl';
import type { PersonDetails } from '../../../contract/people.ts';
import { PersonSection } from './person-section.tsx';

const MINUTE = 60_000;

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

function SessionRow({ session: { browser, system, address, lastSeenAt } }: { session: PersonSession }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE });
  const device = [browser, system].filter(Boolean).join(', ');
  const seen = new Date(lastSeenAt);
  return (
    <li className="border-border border-b py-3">
      <p>{device || t('unknownDevice')}</p>
      <p className="text-text-secondary text-xs tabular-nums [overflow-wrap:anywhere]">
        <time dateTime={lastSeenAt} title={format.dateTime(seen, { dateStyle: 'medium', timeStyle: 'short' })}>
          {t('seen', { when: format.relativeTime(seen, now) })}
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
