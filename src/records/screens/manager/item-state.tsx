import { useNow, useTranslations } from 'use-intl';
import { TRASH_DAYS } from '#platform/pure/retention.ts';
import type { RecordListItem, StatusOption } from './managed-collection.ts';

const DOT_STYLES = {
  full: 'bg-success',
  ring: 'border-[1.5px] border-control',
  faint: 'bg-control',
};

type Props = { item: Pick<RecordListItem, 'trashedAt'>; status: StatusOption | undefined };

/** Visibility status of a record if it is not the usual one, or the days left in the trash. */
export function ItemState({ item, status }: Props) {
  if (item.trashedAt) return <DaysLeft since={item.trashedAt} />;
  if (!status || status.usual) return null;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT_STYLES[status.dot]}`} />
      {status.label}
    </span>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until a record in the trash is deleted permanently. */
function DaysLeft({ since }: { since: string }) {
  const t = useTranslations('records.manager');
  const now = useNow();
  const days = Math.max(0, Math.ceil((Date.parse(since) + TRASH_DAYS * DAY_MS - now.getTime()) / DAY_MS));
  return <span className="whitespace-nowrap tabular-nums">{t('daysLeft', { days })}</span>;
}
