import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { OVERLAY_RADIO } from '#ui/overlay-radio.ts';
import { REVIEW_VIEWS, type ReviewView } from './review-view.ts';

type Props = { view: ReviewView; onView: (view: ReviewView) => void };

/** Radio group of the review views, each as wide as its label. */
export function ReviewViewSwitch({ view, onView }: Props) {
  const t = useTranslations('cv-review.views');
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('label')}
      className="grid grid-cols-2 rounded-control border border-border p-0.5 sm:flex"
    >
      {REVIEW_VIEWS.map((option) => (
        <label
          key={option}
          className="relative inline-flex min-h-7.5 min-w-0 flex-auto select-none items-center justify-center text-balance rounded-[4px] px-1.5 py-1 text-center font-medium text-text-secondary leading-4 transition-colors hover:text-text has-checked:bg-pressed has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-primary max-sm:text-xs pointer-coarse:min-h-10 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            className={OVERLAY_RADIO}
            name={name}
            checked={option === view}
            onChange={() => onView(option)}
          />
          {t(option)}
        </label>
      ))}
    </div>
  );
}
