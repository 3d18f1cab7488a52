import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { fieldKey } from '../../../model/review/field-text.ts';
import { useReview } from '../review-context.ts';
import { ReviewPage } from './review-page.tsx';

type Props = {
  selected: readonly TextSpan[];
  onSelect: (spans: readonly TextSpan[], box: () => DOMRect) => void;
};

const LEGEND = [
  { state: 'read', style: 'bg-paper-read' },
  { state: 'check', style: 'bg-paper-check' },
  { state: 'rest', style: 'border border-dashed border-control' },
] as const;

/** The pages of the file, one at a time, with the meaning of their colors. The page follows the highlighted field. */
export function PagePane(props: Props) {
  const t = useTranslations('cv-import');
  const { source, review, active } = useReview();
  const count = Math.max(source.pages.length, 1);
  const [number, setNumber] = useState(0);
  const mark = active === undefined ? undefined : review.marks.find((one) => fieldKey(one) === active);
  const pageOfActive = mark && source.lines[mark.line]?.page;
  useEffect(() => {
    if (pageOfActive !== undefined) setNumber(pageOfActive);
  }, [pageOfActive]);
  return (
    <section aria-label={t('views.page')} className="relative flex min-w-0 flex-[1.5] flex-col bg-desk">
      <div className="min-h-0 flex-1 overflow-auto p-3 sm:p-6">
        <ReviewPage number={number} {...props} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-border border-t bg-background px-4 py-1.5">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-text-secondary text-xs">
          {LEGEND.map(({ state, style }) => (
            <li key={state} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-4 rounded-[3px] ${style}`} />
              {t(`states.${state}`)}
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="flex items-center gap-1">
            <IconButton
              name={t('previousPage')}
              icon={ChevronLeft}
              className="rtl:-scale-x-100"
              disabled={number === 0}
              onClick={() => setNumber(number - 1)}
            />
            <span className="tabular-nums">{t('pageOfShort', { page: number + 1, count })}</span>
            <IconButton
              name={t('nextPage')}
              icon={ChevronRight}
              className="rtl:-scale-x-100"
              disabled={number === count - 1}
              onClick={() => setNumber(number + 1)}
            />
          </div>
        )}
      </div>
    </section>
  );
}
