import { CalendarClock } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useNow, useTimeZone, useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Notice } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { EditablePost } from '../prepare-post.ts';

const MINUTE_MS = 60 * 1000;

/** Says when a scheduled post will be published, and what it waits for. */
export function ScheduleNotice({ saved }: { saved: Pick<EditablePost, 'status' | 'publishedAt'> }) {
  const t = useTranslations('posts.schedule');
  const format = useFormatter();
  const zone = useTimeZone() ?? '';
  const now = useNow({ updateInterval: MINUTE_MS });
  const auth = useAuth();
  if (saved.status !== 'scheduled') return null;
  const time = new Date(saved.publishedAt);
  const isUnverified = auth.status === 'signedIn' && !auth.user.emailVerified;
  const date = format.dateTime(time, { dateStyle: 'full', timeStyle: 'short' });
  const texts = [
    t('notice', { date, zone: zone.replaceAll('_', ' ') }),
    ...(isUnverified ? [t('unverified')] : time <= now ? [t('soon')] : []),
  ];
  return (
    <div className="[&>*]:mt-0">
      <Notice icon={CalendarClock} text={texts.join(' ')}>
        {isUnverified && <Link render={<RouterLink to="/settings#email" />}>{t('verify')}</Link>}
      </Notice>
    </div>
  );
}
