import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';

type RankingEntry = { key: string; name: string; views: number };

type Props = {
  title: string;
  entries: readonly RankingEntry[];
  /** Views of all entries that are not listed. */
  others?: number;
  /** Text shown if there are no entries. */
  empty?: string;
};

const COLLAPSED_COUNT = 8;

/** A ranked list with bars in proportion to the first entry. */
export function Ranking({ title, entries, others = 0, empty }: Props) {
  const t = useTranslations('visits');
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const maxViews = Math.max(1, ...entries.map(({ views }) => views));
  const shown = isExpanded ? entries : entries.slice(0, COLLAPSED_COUNT);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-medium">
        {title}
      </h3>
      {entries.length === 0 && others === 0 && <p className="text-text-secondary">{empty}</p>}
      <ol className="grid gap-2">
        {shown.map(({ key, name, views }) => (
          <RankingRow key={key} name={name} views={views} share={views / maxViews} />
        ))}
        {others > 0 && shown.length === entries.length && <RankingRow name={t('others')} views={others} />}
      </ol>
      {entries.length > COLLAPSED_COUNT && (
        <Button
          tone="quiet"
          className="-ms-3 mt-1"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('fewer') : t('all', { count: entries.length })}
        </Button>
      )}
    </section>
  );
}

function RankingRow({ name, views, share: barRatio }: { name: string; views: number; share?: number }) {
  const format = useFormatter();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <span className={`min-w-0 break-words ${barRatio === undefined ? 'text-text-secondary' : ''}`}>
        <bdi>{name}</bdi>
      </span>
      <span className="tabular-nums">{format.number(views)}</span>
      {barRatio !== undefined && (
        <svg aria-hidden="true" className="col-span-2 block h-1 w-full rtl:-scale-x-100">
          <rect width="100%" height="100%" rx={2} className="fill-border" />
          <rect data-mark="" width={`${barRatio * 100}%`} height="100%" rx={2} className="fill-primary" />
        </svg>
      )}
    </li>
  );
}
