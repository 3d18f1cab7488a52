import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { AtsReading } from './use-ats-reading.ts';

type Props = {
  reading: AtsReading;
  /** Set if the displayed result is outdated. */
  state: 'anew' | 'offline' | undefined;
};

/** Summary of how many fields are extracted correctly. */
export function ReadingSummary({ reading: { fields, missing, moved }, state }: Props) {
  const t = useTranslations('cv-review.reading');
  const isComplete = missing.length === 0 && moved.length === 0;
  const summary =
    fields === 0
      ? t('nothing')
      : isComplete
        ? t('all', { fields })
        : [
            t('some', { found: fields - missing.length, fields }),
            moved.length > 0 ? t('someMoved', { count: moved.length }) : '',
          ]
            .join(' ')
            .trim();
  return (
    <div className="flex items-start gap-3 rounded-card border border-border p-4">
      <Icon
        of={isComplete ? CircleCheck : TriangleAlert}
        className={`mt-0.5 ${isComplete ? 'text-success' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1">
        <p role="status" className="text-pretty font-medium">
          {summary}
        </p>
        <p className="mt-1 text-pretty text-text-secondary">{t(state ?? 'lead')}</p>
      </div>
    </div>
  );
}
