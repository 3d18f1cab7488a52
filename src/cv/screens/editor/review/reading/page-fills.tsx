import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { AtsReading } from './use-ats-reading.ts';

/** List of the pages with the share of each that is filled. */
export function PageFills({ pages }: Pick<AtsReading, 'pages'>) {
  const t = useTranslations('cv-review.reading');
  const format = useFormatter();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 font-medium">
        {t('fill')}
      </h3>
      <ul className="grid grid-cols-1 gap-1">
        {pages.map(({ fill }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
          <li key={at} className="grid grid-cols-[5rem_1fr_3rem] items-center gap-3">
            <span>{t('page', { number: at + 1 })}</span>
            <ProgressBar label={t('fillOf', { number: at + 1 })} value={fill} />
            <span className="text-end text-text-secondary tabular-nums">
              {format.number(fill, { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
