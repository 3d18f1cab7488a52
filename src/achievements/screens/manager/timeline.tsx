import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AchievementItem } from '../../contract.ts';

type Props = { items: readonly AchievementItem[]; renderItem: (item: AchievementItem) => ReactNode };

/** Achievements grouped by year, in the given order; the heading of undated ones says so. */
export function Timeline({ items, renderItem }: Props) {
  const t = useTranslations('achievements.manager');
  const years = Map.groupBy(items, ({ date }) => date.slice(0, 4));
  return (
    <div>
      {[...years].map(([year, yearItems]) => (
        <div key={year} className="relative grid sm:grid-cols-[6rem_1fr]">
          <h2
            id={`year-${year}`}
            className="pt-3 font-medium text-title tabular-nums max-sm:pb-1 sm:sticky sm:top-12 sm:self-start"
          >
            {year || <span className="text-base text-text-secondary">{t('undated')}</span>}
          </h2>
          <ul
            aria-labelledby={`year-${year}`}
            className="@container relative min-w-0 border-border pb-6 sm:border-s sm:ps-4"
          >
            {yearItems.map((item) => renderItem(item))}
          </ul>
        </div>
      ))}
    </div>
  );
}
