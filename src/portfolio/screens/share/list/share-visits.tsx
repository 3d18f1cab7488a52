import { useFormatter, useTranslations } from 'use-intl';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Share } from '../../../contract.ts';

const SEPARATOR = ' · ';

/** Visit counts of a link: in one line, or one per line where the row is wide enough for a column. */
export function ShareVisits({ share: { visits, createdAt }, className }: { share: Share; className: string }) {
  const t = useTranslations('portfolio-share.visits');
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  const { views, readers, downloads, lastAt } = visits;
  const lines =
    lastAt === null
      ? [t('none'), t('since', { date: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })]
      : [
          t('views', { count: views }),
          t('readers', { count: readers }),
          ...(downloads > 0 ? [t('downloads', { count: downloads })] : []),
          t('last', { when: timeAgo(lastAt) }),
        ];
  return (
    <p
      className={`text-text-secondary text-xs tabular-nums @3xl:grid @3xl:content-start @3xl:gap-0.5 @3xl:pt-0.5 ${className}`}
    >
      {lines.map((words, at) => (
        <span key={words} className={at === 0 && lastAt !== null ? '@3xl:text-text' : ''}>
          {at > 0 && <span className="@3xl:hidden">{SEPARATOR}</span>}
          {words}
        </span>
      ))}
    </p>
  );
}
