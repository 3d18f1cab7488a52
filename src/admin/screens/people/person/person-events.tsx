import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import type { PersonDetails } from '../../../contract/people.ts';
import { PersonSection } from './person-section.tsx';

type Props = { events: PersonDetails['events']; uid: string };

/** Recent events of a member, with a link to all of them in the audit log. */
export function PersonEvents({ events, uid }: Props) {
  const t = useTranslations('admin-people.one');
  const words = useTranslations('audit.actions');
  const format = useFormatter();
  return (
    <PersonSection title={t('events')}>
      {events.length === 0 ? (
        <p className="text-text-secondary">{t('noEvents')}</p>
      ) : (
        <ul className="border-border border-t">
          {events.map(({ id, at, action, actor, address }) => (
            <li key={id} className="grid gap-x-6 border-border border-b py-3 sm:grid-cols-[1fr_auto]">
              <span className="min-w-0">
                {words(action)}
                {actor.person && actor.person.uid !== uid && (
                  <span className="block text-text-secondary text-xs">
                    {t('by', { name: actor.person.name ?? t('somebodyGone') })}
                  </span>
                )}
              </span>
              <span className="text-text-secondary text-xs tabular-nums sm:text-end">
                <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
                {address && <bdi className="block">{address}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link render={<RouterLink to={`/admin/audit?q=${encodeURIComponent(uid)}`} />}>{t('allEvents')}</Link>
      </p>
    </PersonSection>
  );
}
