import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useNow, useTimeZone, useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Notice, type RecordEditorState } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { EditablePost } from '../prepare-post.ts';

/** How often the editor asks whether a post that is due has been published. */
const REFRESH_MS = 10_000;

/** Says when a scheduled post will be published, and what it waits for. */
export function ScheduleNotice({ editor: { saved, refresh } }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.schedule');
  const format = useFormatter();
  const zone = useTimeZone() ?? '';
  const now = useNow({ updateInterval: REFRESH_MS });
  const auth = useAuth();
  const isUnverified = auth.status === 'signedIn' && !auth.user.emailVerified;
  const time = new Date(saved.publishedAt);
  const isDue = saved.status === 'scheduled' && !isUnverified && time <= now;
  const dueAt = isDue ? now.getTime() : 0;
  const latestRefresh = useRef(refresh);
  latestRefresh.current = refresh;
  useEffect(() => {
    if (dueAt > 0) latestRefresh.current();
  }, [dueAt]);
  if (saved.status !== 'scheduled') return null;
  const date = format.dateTime(time, { dateStyle: 'full', timeStyle: 'short' });
  const texts = [
    t('notice', { date, zone: zone.replaceAll('_', ' ') }),
    ...(isUnverified ? [t('unverified')] : isDue ? [t('soon')] : []),
  ];
  return (
    <div className="[&>*]:mt-0">
      <Notice icon={CalendarClock} text={texts.join(' ')}>
        {isUnverified && <Link render={<RouterLink to="/settings#email" />}>{t('verify')}</Link>}
      </Notice>
    </div>
  );
}
