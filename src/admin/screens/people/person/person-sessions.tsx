import { useFormatter, useNow, useTranslations } from 'use-intl';
import type { Person } from '../../../contract/people.ts';
import { Part } from './part.tsx';

const MINUTE = 60_000;

type Session = Person['sessions'][number];

export function PersonSessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslations('admin-people.one');
  return (
    <Part title={t('sessions')}>
      {sessions.length === 0 ? (
        <p className="text-text-secondary">{t('noSessions')}</p>
      ) : (
        <ul className="border-border border-t">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function SessionRow({ session: { browser, system, address, lastSeenAt } }: { session: Session }) {
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
